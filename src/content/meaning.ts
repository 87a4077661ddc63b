import {createHash} from 'node:crypto';
import type {Heading, Nodes, Root} from 'mdast';
import {mermaidLabels, mermaidStructure} from './mermaid';

/** What a section says, boiled down: two texts of one meaning have one hash. */
export interface SectionMeaning {
  /** Id of the heading; empty for what stands above the first one. */
  readonly id: string;
  /** 12 hexadecimal digits. */
  readonly hash: string;
  readonly line: number;
}

/** Keys that every language has the same, which another rule compares, or has for itself. */
const NOT_SAID = ['sidebar_position', 'slug', 'date', 'authors', 'tags', 'keywords'];

/**
 * The meaning of each section of a French page, so that its translations are called behind when it says
 * something else, and only then.
 *
 * Kept as it stands: numbers with their units, bold labels, links and their targets on other sites, code, components,
 * headings, lists and tables. Of every other word, its first letter and which letters follow: a real word, a negation
 * more or less is seen, while spaces, marks, capitals, accents, doubled, forgotten repeats or swapped letters,
 * agreement and a word written twice are not. Two words that are confused this way (“partie”, “parité”) are
 * the price for mending a typo without asking three translators.
 *
 * @param frontMatter what the page says at its top: key → value
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

/** What a message of the interface says, boiled down in the same way. */
export function meaningOfMessage(message: string): string {
  // A plural form, or a placeholder, more or less is another message.
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
      // `a:b` in running text; Docusaurus prints it as it stands.
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

/** Targets on this site: translations have the same, which another rule compares (checks/translations/structure.ts). */
function isInternal(url: string): boolean {
  return /^[/#](?!\/)/.test(url);
}

/** A number with what belongs to it (`10 000`, `4.1.1`, `60 s`, `15 %`), or a word. */
const PIECE =
  /\d+(?:[.,:/\u202F\u00A0 -]?\d+)*(?:[\u202F\u00A0 ]?(?:%|[A-Za-zµ]{1,2}(?!\p{L})))?|\p{L}+/gu;

/** Articles: which one stands before a word depends on it. */
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

/** The first letter, then the others once each in alphabetic order, without endings of agreement and verbs. */
function skeletonOf(word: string): string {
  const stem = word.replace(/(?<=..)(?:e?nt|e?[rz]|e?s|x|e)+$/, '');
  return stem.charAt(0) + [...new Set(stem.slice(1))].sort().join('');
}

/** A label as it stands but for spaces, quotes, apostrophes and dashes. */
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
