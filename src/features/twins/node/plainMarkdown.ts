import type {
  BlockContent,
  DefinitionContent,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {drawScreen, isScreenId} from '../../screens/node/draw';
import {BRAND} from '../../../site/brand';
import {DECISION_ID, DECISION_PAGES} from '../../../site/decision';
import type {Locale} from '../../../site/locales';
import {isElement, propsOf, sliceOf, type MdxElement} from '../../../content/mdx';
import {fenceTitle, headingId, isLabel} from '../../../content/page';
import {TEXTS, labelled} from '../../../content/texts';

export interface Card {
  readonly title: string;
  readonly description: string;
  /** Absolute address. */
  readonly address: string;
}

/** Inputs of a twin besides the page's own text. */
export interface PageFacts {
  readonly locale: Locale;
  /** The source file: syntax that turns out to be plain text is printed verbatim. */
  readonly text: string;
  /** Resolves a link of the page to an absolute address. */
  address(url: string): string;
  /** Name of a kind of admonitions. */
  kind(name: string): string;
  /** “What happened?” of a guide. */
  decision(guide: string): Root;
  readonly cards: readonly Card[];
}

/** The page that is printed, and the level of the heading above the node. */
interface Context {
  readonly page: PageFacts;
  depth: number;
}

const MAX_DEPTH = 6;

/**
 * A page as plain Markdown: CommonMark with tables (GFM), without MDX. Tabs and `<details>` become titled sections,
 * pictures their alternative text, admonitions quotes, the reader's Space the example address; a section keeps its id
 * as an anchor, so that links to it resolve. The tree is not modified. @throws where the page uses an unknown component
 */
export function plainMarkdown(tree: Root, page: PageFacts): Root {
  return {type: 'root', children: blocks(tree.children, {page, depth: 1})};
}

function blocks(nodes: readonly Nodes[], context: Context): RootContent[] {
  return nodes.flatMap((node, index) => {
    const result = plain(node, context);
    const next = nodes[index + 1];
    // Text after the last titled section would become part of it.
    const isCutOff = isTitled(node) && next && next.type !== 'heading' && !isTitled(next);
    return isCutOff ? [...result, {type: 'thematicBreak' as const}] : result;
  });
}

function inline(nodes: readonly Nodes[], context: Context): PhrasingContent[] {
  return nodes.flatMap((node) => plain(node, context)) as PhrasingContent[];
}

function plain(node: Nodes, context: Context): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // Front matter, ids and comments; pages have no other expressions (checks/sources/rules/mdx.ts).
      return [];
    case 'heading': {
      context.depth = node.depth;
      const id = headingId(node);
      const words = inline(id === undefined ? node.children : node.children.slice(0, -1), context);
      return [{...node, children: id === undefined ? words : [...trimmed(words), ...anchor(id)]}];
    }
    case 'paragraph':
      // An answer of a decision ends with its id.
      return [{...node, children: trimmed(inline(node.children, context))}];
    case 'containerDirective':
      return [admonition(node, context)];
    case 'leafDirective':
    case 'textDirective': {
      // `a:b` in running text: printed verbatim, as Docusaurus does.
      const asWritten = text(sliceOf(node, context.page.text));
      return [node.type === 'leafDirective' ? paragraph([asWritten]) : asWritten];
    }
    case 'code': {
      const title = fenceTitle(node.meta ?? '');
      const code = {...node, meta: null};
      return title === undefined ? [code] : [paragraph([strong(title)]), code];
    }
    case 'image':
      return [text(node.alt ?? '')];
    case 'link':
      return [
        {...node, url: context.page.address(node.url), children: inline(node.children, context)},
      ];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node, context);
    default:
      return 'children' in node
        ? [{...node, children: blocks(node.children, context)} as RootContent]
        : [node];
  }
}

function plainElement(node: MdxElement, context: Context): RootContent[] {
  const {page} = context;
  const props = propsOf(node);
  switch (node.name) {
    case 'Tabs':
      return blocks(node.children, context);
    case 'TabItem':
      return titledSection([text(props.get('label') ?? '')], node.children, context);
    case 'details': {
      const summary = node.children
        .flatMap((child): readonly Nodes[] =>
          child.type === 'paragraph' ? child.children : [child],
        )
        .find((child) => isElement(child, 'summary'));
      return titledSection(inline(summary?.children ?? [], context), node.children, context);
    }
    case 'summary':
    case 'SpaceNotice':
    case 'StateIcon':
    // A field for scripts: its list is the page's own text.
    case 'ErrorFilter':
    case 'Icon':
      return [];
    case 'Screen':
      // In a step, the walk-through shows it.
      return props.has('part') ? [] : screen(props.get('id') ?? '', page);
    case 'SpaceUrl':
      return [{type: 'inlineCode', value: BRAND.exampleSpace + (props.get('path') ?? '')}];
    case 'DocCardList': {
      const items = page.cards.map(({title, description, address}): PhrasingContent[] => [
        {type: 'link', url: address, children: [text(title)]},
        text(labelled('', description, page.locale)),
      ]);
      return [list(false, items)];
    }
    case 'FirstQuestion': {
      const asked = toString(page.decision('user').children[0]);
      const url = page.address(DECISION_PAGES.user);
      return [paragraph([{type: 'link', url, children: [text(asked)]}, ...anchor(DECISION_ID)])];
    }
    case 'Decision': {
      const [question, ...answers] = page.decision(props.get('guide') ?? '').children;
      const asked = [text(toString(question)), ...anchor(DECISION_ID)];
      return [{type: 'heading', depth: 2, children: asked}, ...blocks(answers, context)];
    }
    case 'br':
      return [{type: 'break'}];
    case 'img':
      return [text(props.get('alt') ?? '')];
    default:
      if (/^[A-Z]/.test(node.name ?? '')) {
        throw new Error(
          `<${node.name}> has no plain Markdown: say in src/features/twins/node/plainMarkdown.ts what becomes of it.`,
        );
      }
      // Purely visual HTML: <div>, <kbd>, <sub>.
      return blocks(node.children, context);
  }
}

/** A section one level below the current one, with its content. */
function titledSection(
  title: PhrasingContent[],
  nodes: readonly Nodes[],
  context: Context,
): RootContent[] {
  const {depth} = context;
  context.depth = Math.min(MAX_DEPTH, depth + 1);
  const heading: RootContent = {
    type: 'heading',
    depth: context.depth as 1 | 2 | 3 | 4 | 5 | 6,
    children: title,
  };
  const content = blocks(nodes, context).filter((node) => !isEmpty(node));
  context.depth = depth;
  return [heading, ...content];
}

function admonition(
  node: Extract<Nodes, {type: 'containerDirective'}>,
  context: Context,
): RootContent {
  const {page} = context;
  const [first, ...rest] = node.children;
  const kind = capitalized(page.kind(node.name));
  // The title may contain code and links: the name of the kind is put before them.
  const title: PhrasingContent[] = isLabel(first)
    ? [text(labelled(kind, '', page.locale)), ...inline(first.children, context)]
    : [text(kind)];
  return quote([
    paragraph([{type: 'strong', children: title}]),
    ...blocks(isLabel(first) ? rest : node.children, context),
  ]);
}

function screen(id: string, page: PageFacts): RootContent[] {
  if (!isScreenId(id)) {
    return [];
  }
  const {title, description, caption, notes} = drawScreen(id, page.locale);
  const lines = notes.map((note) => [text(note)]);
  return [
    quote([
      paragraph([strong(labelled(TEXTS.screen[page.locale], title, page.locale))]),
      paragraph([text(description)]),
      paragraph([text(caption)]),
      ...(lines.length > 0 ? [list(true, lines)] : []),
    ]),
  ];
}

/** An anchor for links to a section; the only HTML, which every Markdown renderer knows. */
function anchor(id: string): PhrasingContent[] {
  return [text(' '), {type: 'html', value: `<a id="${id}">`}, {type: 'html', value: '</a>'}];
}

/** Text without the space before its id. */
function trimmed(words: readonly PhrasingContent[]): PhrasingContent[] {
  const last = words.at(-1);
  return last?.type === 'text'
    ? [...words.slice(0, -1), {...last, value: last.value.trimEnd()}]
    : [...words];
}

function isTitled(node: Nodes): boolean {
  return ['Tabs', 'TabItem', 'details'].some((name) => isElement(node, name));
}

/** True for a paragraph that held a `<summary>` only. */
function isEmpty(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.length === 0;
}

/** A label as the first word of a sentence. */
function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function quote(children: readonly RootContent[]): RootContent {
  return {type: 'blockquote', children: children as (BlockContent | DefinitionContent)[]};
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function list(ordered: boolean, items: readonly PhrasingContent[][]): RootContent {
  return {
    type: 'list',
    ordered,
    spread: false,
    children: items.map((words) => ({type: 'listItem', children: [paragraph(words)]})),
  };
}

function strong(value: string): PhrasingContent {
  return {type: 'strong', children: [text(value)]};
}

function text(value: string): Extract<PhrasingContent, {type: 'text'}> {
  return {type: 'text', value};
}
