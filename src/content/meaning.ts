import {createHash} from 'node:crypto';
import type {Heading, Nodes, Root} from 'mdast';
import {mermaidLabels, mermaidStructure} from './mermaid';

export interface SectionMeaning {
  /** Id of the heading; empty above the first one. */
  readonly id: string;
  /** 12 hexadecimal digits. */
  readonly hash: string;
  readonly line: number;
}

/** Keys that are the same in every language and compared by another rule, or differ rightly. */
const NOT_SAID = ['sidebar_position', 'slug', 'date', 'authors', 'tags', 'keywords'];

/**
 * The meaning of each section of a French page: translations are behind when it changes, and only then.
 *
 * Compared exactly: numbers with their units, bold labels, links and their targets on other sites, code, components,
 * headings, lists and tables. Of other words: the first letter and the set of letters. So a new word or a negation
 * counts, while spaces, marks, capitals, accents, doubled or swapped letters, agreement and a repeated word do not. A
 * few words are confused this way (“partie”, “parité”): the price for mending a typo without asking three translators.
 */
export function meaningOf(
  tree: Root,
  frontMatter: ReadonlyMap<string, {readonly value: unknown}>,
  headingId: (heading: Heading) => string | undefined,
): SectionMeaning[] {
  const sections: {id: string; line: number; tokens: string[]}[] = [
    {id: '', line: 1, tokens: frontMatterTokens(frontMatter)},
  ];
  for (const node of tree.children) {
    const id = node.type === 'heading' ? headingId(node) : undefined;
    if (id !== undefined) {
      sections.push({id, line: node.position!.start.line, tokens: []});
    }
    sections.at(-1)?.tokens.push(...tokensOf(node));
  }
  return sections.map(({id, line, tokens}) => ({
    id,
    line,
    hash: hashOf(tokens),
  }));
}

/** {@link meaningOf} for a message of the interface. */
export function meaningOfMessage(message: string): string {
  // A plural form or a placeholder more or less changes the meaning.
  return hashOf(
    message
      .split(/(\||\{[\w-]+\})/)
      .flatMap((part, index) => (index % 2 === 1 ? [part] : wordsOf(part))),
  );
}

function hashOf(tokens: readonly string[]): string {
  return createHash('sha256').update(withoutRepeats(tokens).join('\n')).digest('hex').slice(0, 12);
}

function frontMatterTokens(frontMatter: ReadonlyMap<string, {readonly value: unknown}>): string[] {
  const said = [...frontMatter.keys()].filter((key) => !NOT_SAID.includes(key)).sort();
  return said.flatMap((key) => {
    const value = frontMatter.get(key)?.value;
    return [`@${key}`, ...(typeof value === 'string' ? wordsOf(value) : [JSON.stringify(value)])];
  });
}

function tokensOf(node: Nodes): string[] {
  const below = 'children' in node ? node.children.flatMap(tokensOf) : [];
  switch (node.type) {
    case 'text':
      return wordsOf(node.value);
    case 'textDirective':
      // `a:b` in running text, which Docusaurus prints as written.
      return [`:${node.name}`, ...below];
    case 'strong':
      return [`**${plain(textOf(node))}`];
    case 'link':
      return [`(${isInternal(node.url) ? '' : node.url}`, ...below, ')'];
    case 'image':
      return [`!${node.url}`, ...wordsOf(node.alt ?? '')];
    case 'inlineCode':
      return [`\`${node.value}`];
    case 'code':
      return node.lang === 'mermaid'
        ? [
            code(mermaidStructure(node.value)),
            ...mermaidLabels(node.value).flatMap(({text}) => ['"', ...wordsOf(text)]),
          ]
        : [`${node.lang} ${node.meta ?? ''}`, code(node.value)];
    case 'heading':
      return [`#${node.depth}`, ...below];
    case 'list':
      return [node.ordered ? '1.' : '-', ...below, '/list'];
    case 'containerDirective':
      return [`:::${node.name}`, ...below, ':::'];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        `<${node.name}`,
        ...node.attributes.map((attribute) =>
          attribute.type === 'mdxJsxAttribute'
            ? `${attribute.name}=${typeof attribute.value === 'string' ? attribute.value : (attribute.value?.value ?? '')}`
            : attribute.value,
        ),
        ...below,
        '>',
      ];
    case 'paragraph':
    case 'listItem':
    case 'table':
    case 'tableRow':
    case 'tableCell':
      return [node.type, ...below];
    default:
      return below;
  }
}

/** Targets on this site are the same in translations; checks/translations/structure.ts compares them. */
function isInternal(url: string): boolean {
  return /^[/#](?!\/)/.test(url);
}

/** A number with its unit (`10 000`, `4.1.1`, `60 s`, `15 %`), or a word. */
const PIECE =
  /\d+(?:[.,:/\u202F\u00A0 -]?\d+)*(?:[\u202F\u00A0 ]?(?:%|[A-Za-zµ]{1,2}(?!\p{L})))?|\p{L}+/gu;

/** Articles, whose form depends on the next word. */
const ARTICLES = new Set(['l', 'le', 'la', 'les', 'un', 'une', 'ce', 'cet', 'cette', 'ces']);

function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(PIECE) ?? []).flatMap((piece) => {
    if (/^\d/.test(piece)) {
      return [piece.replace(/[\u202F\u00A0 ]/g, '')];
    }
    const word = piece.toLowerCase().replace(/œ/g, 'oe').normalize('NFD').replace(/\p{M}/gu, '');
    return ARTICLES.has(word) ? [] : [skeletonOf(word)];
  });
}

/** The first letter, then the set of the others in alphabetic order, without endings of agreement and verbs. */
function skeletonOf(word: string): string {
  const stem = word.replace(/(?<=..)(?:e?nt|e?[rz]|e?s|x|e)+$/, '');
  return stem.charAt(0) + [...new Set(stem.slice(1))].sort().join('');
}

/** A label without differences of spaces, quotes, apostrophes and dashes. */
function plain(label: string): string {
  return label
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/[\s\u00A0\u202F"«»“”„]+/g, ' ')
    .trim();
}

function code(text: string): string {
  return text.replace(/[ \t\r]+$/gm, '').trim();
}

function textOf(node: Nodes): string {
  return 'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map(textOf).join('')
      : '';
}

function withoutRepeats(tokens: readonly string[]): string[] {
  return tokens.filter((token, index) => token !== tokens[index - 1]);
}
