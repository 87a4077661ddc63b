import path from 'node:path';
import {CORE_SCHEMA, load as parseYaml} from 'js-yaml';
import type {ListItem, Nodes, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {withoutSlash} from '../site/addresses';
import {HISTORIES} from '../site/collections';
import {failureOf, type Fault} from './failure';
import {isElement, propsOf, sliceOf} from './mdx';
import {mermaidLabels} from './mermaid';
import {isPartial, type Place} from './places';
import {unsupportedIn} from './unsupported';

interface Located {
  readonly line: number;
}

export interface FrontMatterEntry extends Located {
  readonly value: unknown;
}

export interface Heading extends Located {
  readonly level: number;
  /** Id in `{/* #id *\/}` at the end of the heading. */
  readonly id: string | undefined;
  readonly text: string;
}

export interface Link extends Located {
  readonly url: string;
  readonly text: string;
}

export interface Fence extends Located {
  readonly lang: string | undefined;
  /** The rest of the info string after the language, without `title="…"`. */
  readonly meta: string;
  readonly title: string | undefined;
  readonly code: string;
}

export interface Component extends Located {
  readonly name: string;
  readonly props: ReadonlyMap<string, string>;
}

/** A partial that a page shows: `import Advice from './_advice.md'`. */
export interface PartialImport extends Located {
  readonly name: string;
  /** Path from the root of the repository, in the language of the page. */
  readonly file: string;
}

/** An item of a numbered list: the text of its own paragraphs. */
export interface Step extends Located {
  readonly text: string;
  readonly bold: readonly string[];
  /** Line of its list. */
  readonly list: number;
}

/**
 * A run of visible text: a paragraph, heading, cell, title or label. {@link CODE} and {@link UNKNOWN_TEXT} replace the rest.
 */
export interface Prose extends Located {
  readonly text: string;
  readonly isTitle: boolean;
  /** Runs in bold, in order: interface labels and emphasis. */
  readonly bold: readonly string[];
  /** Runs in italics: foreign words and names of examples. */
  readonly italics: number;
}

/** Prose without marks. */
export const PLAIN = {isTitle: false, bold: [], italics: 0} as const;

/** Stands for inline code and bare addresses. */
export const CODE = '\uFFFC';

/** Stands for text unknown here: a component, the props of a partial, a placeholder of a message. */
export const UNKNOWN_TEXT = '\u2060';

/** A prop shown by a partial: `{props.name}`. */
export const PARTIAL_PROP = /^\s*props\.(\w+)\s*$/;

export interface Page extends Place, Parts {
  readonly file: string;
  /** Route without language and trailing slash; the same in every language. */
  readonly address: string;
  readonly lines: readonly string[];
  /** Reason why the file is not valid MDX; then only its lines are known. */
  readonly failure: Fault | undefined;
  /** Parts that the site does not support. */
  readonly unsupported: readonly Fault[];
}

export function isFrench({file, source}: Pick<Page, 'file' | 'source'>): boolean {
  return file === source;
}

/** Markdown as Docusaurus reads it: MDX with front matter, tables and admonitions. */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective)
  .freeze();

/** @throws where the text is not valid MDX */
export function parseMarkdown(text: string): Root {
  return parser.parse(text);
}

/** A page imports what it alone shows, so that no other page loads it. @param code lines of `import` */
export function addImports(root: Root, code: string): void {
  root.children.unshift(...parseMarkdown(code).children);
}

/** Reads the text of a Markdown file; its path is from the root of the repository. */
export function readPage(file: string, place: Place, written: string): Page {
  // Another rule refuses byte order marks and line ends of Windows: here they would be further faults.
  const text = written.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  let parts = partsOf({type: 'root', children: []}, text, file);
  let failure: Page['failure'];
  let unsupported: Page['unsupported'] = [];
  try {
    const tree = parseMarkdown(text);
    failure = unclosedFence(tree, text);
    if (!failure) {
      parts = partsOf(tree, text, file);
      unsupported = unsupportedIn(tree, text);
    }
  } catch (error) {
    failure = failureOf(error, text);
  }
  // An unreadable page keeps its address: others link to it.
  const slug = failure ? /^slug: *(\S+) *$/m.exec(text)?.[1] : parts.frontMatter.get('slug')?.value;
  return {
    ...place,
    file,
    ...parts,
    address: addressOf(place, slug),
    lines: text.split('\n'),
    failure,
    unsupported,
  };
}

/** A block of code that takes in what follows: to the end of the page, or the beginning of another block. */
function unclosedFence(tree: Root, text: string): Fault | undefined {
  let line: number | undefined;
  visit(tree, 'code', (node) => {
    const lines = sliceOf(node, text).split('\n');
    const [mark = ''] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
    const inner = lines.slice(1).map((content) => content.replace(/^[\s>]+/, ''));
    const isClosed = inner.at(-1)?.startsWith(mark) ?? false;
    if (!isClosed || inner.some((content) => content.startsWith(mark) && /\w/.test(content))) {
      line ??= node.position?.start.line;
    }
  });
  return line === undefined
    ? undefined
    : {
        line,
        message:
          'a block of code that begins here, or above, is not closed → end each with ``` on a line of its own',
      };
}

interface Found extends Located {
  readonly node: Nodes;
}

type FoundAs<Type> = Found & {readonly node: Extract<Nodes, {type: Type}>};

/** What is read of a page. */
function partsOf(tree: Root, text: string, file: string) {
  const nodes = nodesOf(tree);
  const of = <Type extends Nodes['type']>(...types: readonly Type[]) =>
    nodes.filter((found): found is FoundAs<Type> => types.some((type) => type === found.node.type));
  const frontMatter = frontMatterOf(of('yaml')[0]?.node.value ?? '');
  const elements = of('mdxJsxFlowElement', 'mdxJsxTextElement');
  const components = elements.map(({line, node}): Component => {
    return {line, name: node.name ?? '', props: propsOf(node)};
  });
  return {
    frontMatter,
    headings: of('heading').map(({line, node}): Heading => {
      return {line, level: node.depth, id: headingId(node), text: flatten(node, text).trim()};
    }),
    links: of('link').map(({line, node}): Link => ({line, url: node.url, text: toString(node)})),
    images: [
      ...of('image').map(({line, node}) => ({line, url: node.url})),
      ...components
        .filter(({name}) => name === 'img')
        .map(({line, props}) => ({line, url: props.get('src') ?? ''})),
    ],
    fences: of('code').map(({line, node}): Fence => {
      const meta = node.meta ?? '';
      return {
        line,
        lang: node.lang ?? undefined,
        meta: meta.replace(/title="[^"]*"/, '').trim(),
        title: fenceTitle(meta),
        code: node.value,
      };
    }),
    admonitions: of('containerDirective').map(({line, node}) => ({
      line,
      type: node.name,
      title: labelOf(node),
      isClosed: /\n\s*:::+\s*$/.test(sliceOf(node, text)),
    })),
    components,
    tabGroups: elements
      .filter(({node}) => node.name === 'Tabs')
      .map(({line, node}) => ({line, tabs: node.children.flatMap(tabOf)})),
    partials: of('mdxjsEsm').flatMap(({line, node}) => partialImports(node.value, file, line)),
    scripts: nodes.flatMap((found) => scriptsIn(found, file)),
    inlineCode: of('inlineCode').map(({line, node}) => ({line, code: node.value})),
    tables: of('table').map(({line, node}) => ({
      line,
      rows: node.children.length,
      columns: node.children[0]?.children.length ?? 0,
    })),
    lists: of('list').map(({line, node}) => ({
      line,
      isOrdered: node.ordered === true,
      items: node.children.length,
    })),
    steps: of('list')
      .filter(({node}) => node.ordered)
      .flatMap(({line, node}) => stepsOf(node.children, line, text)),
    prose: [...proseOfFrontMatter(frontMatter), ...nodes.flatMap((found) => proseOf(found, text))],
  };
}

type Parts = Readonly<ReturnType<typeof partsOf>>;

/** The nodes of a page with their lines. */
function nodesOf(tree: Root): readonly Found[] {
  const nodes: Found[] = [];
  let line = 1;
  visit(tree, (node) => {
    // Autolinks found after parsing have no position of their own.
    line = node.position?.start.line ?? line;
    nodes.push({line, node});
    // `a:b` in running text, which Docusaurus prints as written.
    return node.type === 'textDirective' ? SKIP : undefined;
  });
  return nodes;
}

/** JavaScript of a page: `{organisation}` without backticks, `import` of anything but partials; not comments. */
function scriptsIn({line, node}: Found, file: string): (Located & {readonly code: string})[] {
  switch (node.type) {
    case 'mdxjsEsm': {
      const imports = partialImports(node.value, file).map((partial) => partial.line);
      const script = node.value
        .split('\n')
        .findIndex((code, index) => code.trim() !== '' && !imports.includes(index + 1));
      return script < 0 ? [] : [{line: line + script, code: node.value}];
    }
    case 'mdxTextExpression':
    case 'mdxFlowExpression': {
      const isProp = isPartial(file) && PARTIAL_PROP.test(node.value);
      return isProp || /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value) ? [] : [{line, code: node.value}];
    }
    default:
      return [];
  }
}

function stepsOf(items: readonly ListItem[], list: number, text: string): Step[] {
  return items.map((item) => {
    const paragraphs = item.children.filter(({type}) => type === 'paragraph');
    return {
      line: item.position?.start.line ?? list,
      text: paragraphs.map((paragraph) => flatten(paragraph, text)).join('\n'),
      bold: paragraphs.flatMap((paragraph) => emphasisOf(paragraph).bold),
      list,
    };
  });
}

function tabOf(node: Nodes) {
  if (!isElement(node, 'TabItem')) {
    return [];
  }
  const props = propsOf(node);
  const line = node.position!.start.line;
  return [{line, value: props.get('value'), label: props.get('label')}];
}

/** The partials that lines of code import by relative path: an alias would show French in every language. */
export function partialImports(code: string, file: string, first = 1): PartialImport[] {
  return code.split('\n').flatMap((each, index) => {
    const [, name, target] = /^import ([A-Z]\w*) from '(\.{1,2}\/[^']+)';?\s*$/.exec(each) ?? [];
    return name !== undefined && target !== undefined && isPartial(target)
      ? [{line: first + index, name, file: path.posix.join(path.posix.dirname(file), target)}]
      : [];
  });
}

function frontMatterOf(yaml: string): ReadonlyMap<string, FrontMatterEntry> {
  const data: unknown = parseYaml(yaml, {schema: CORE_SCHEMA});
  const lines = yaml.split('\n');
  const entries: [string, unknown][] = Object.entries(typeof data === 'object' && data ? data : {});
  return new Map(
    entries.map(([key, value]) => {
      // The first line of the file is the opening `---`.
      const line = lines.findIndex((text) => text.startsWith(`${key}:`)) + 2;
      return [key, {value, line}];
    }),
  );
}

function proseOfFrontMatter(frontMatter: ReadonlyMap<string, FrontMatterEntry>): Prose[] {
  return [...frontMatter].flatMap(([key, {value, line}]) => {
    const isTitle = key === 'title' || key === 'sidebar_label';
    return typeof value === 'string' && (isTitle || key === 'description' || key === 'needs')
      ? [{...PLAIN, line, text: value, isTitle}]
      : [];
  });
}

/** The visible text that a node adds to that of the nodes around and in it. */
function proseOf({line, node}: Found, text: string): Prose[] {
  const plain = (words: string | undefined, at = line): Prose[] =>
    words === undefined ? [] : [{...PLAIN, line: at, text: words}];
  switch (node.type) {
    case 'heading':
      return [{line, text: flatten(node, text).trim(), isTitle: true, ...emphasisOf(node)}];
    case 'paragraph':
    case 'tableCell': {
      const isTitle = isLabel(node);
      return [{line, text: flatten(node, text), isTitle, ...emphasisOf(node)}];
    }
    case 'image':
      return plain(node.alt ?? '');
    case 'code': {
      const labels = node.lang === 'mermaid' ? mermaidLabels(node.value) : [];
      return [
        ...plain(fenceTitle(node.meta ?? '')),
        ...labels.flatMap((label) => plain(label.text, line + label.line)),
      ];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plain(propsOf(node).get('label'));
    default:
      return [];
  }
}

/** The visible text of a node, with the line breaks of the source. */
function flatten(node: Nodes, text: string): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return CODE;
    case 'break':
      return '\n';
    case 'textDirective': {
      const written = sliceOf(node, text);
      return written === `:${node.name}` ? written : UNKNOWN_TEXT;
    }
    case 'mdxTextExpression':
      return PARTIAL_PROP.test(node.value) ? UNKNOWN_TEXT : '';
    case 'link': {
      const label = node.children.map((child) => flatten(child, text)).join('');
      return node.url === label || node.url === `mailto:${label}` ? CODE : label;
    }
    default:
      return 'children' in node && node.children.length > 0
        ? node.children.map((child) => flatten(child, text)).join('')
        : UNKNOWN_TEXT;
  }
}

function emphasisOf(node: Nodes): {bold: string[]; italics: number} {
  const bold: string[] = [];
  let italics = 0;
  visit(node, (child) => {
    if (child.type === 'strong') {
      bold.push(toString(child));
    }
    italics += child.type === 'emphasis' ? 1 : 0;
  });
  return {bold, italics};
}

export function fenceTitle(meta: string): string | undefined {
  return /title="([^"]*)"/.exec(meta)?.[1];
}

/** The id at the end of a heading, or of an answer of a decision (decision.ts): `{/* #id *\/}`. */
export function headingId({
  children,
}: Extract<Nodes, {type: 'heading' | 'paragraph'}>): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\*\s*#(.+?)\s*\*\/$/.exec(last.value.trim())?.[1]
    : undefined;
}

/** True for the text in brackets of an admonition: `:::tip[Title]`. */
export function isLabel(node: Nodes | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true;
}

function labelOf({children}: Extract<Nodes, {type: 'containerDirective'}>): string | undefined {
  return isLabel(children[0]) ? toString(children[0]) : undefined;
}

/** The route of a page without language: the slug of its front matter, else its path. */
export function addressOf({kind, source}: Place, slug: unknown): string {
  const segments = source.replace(/(?:\/?index)?\.md$/, '').split('/');
  switch (kind) {
    case 'manual':
      return withoutSlash(typeof slug === 'string' ? `/docs${slug}` : `/${segments.join('/')}`);
    case 'post': {
      const history = HISTORIES.find(({id}) => id === segments[0]);
      return withoutSlash(`/${history?.slug}${typeof slug === 'string' ? slug : ''}`);
    }
    case 'page':
      return `/${segments.slice(2).join('/')}`;
    case 'partial':
      // Without an address, findings name its file.
      return '';
  }
}
