import path from 'node:path';
import {CORE_SCHEMA, load as parseYaml} from 'js-yaml';
import type {Nodes, Root} from 'mdast';
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
import {propsOf, sliceOf, type MdxElement} from './mdx';
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

export interface Image extends Located {
  readonly url: string;
  readonly alt: string;
}

export interface Fence extends Located {
  readonly lang: string | undefined;
  /** The rest of the info string after the language, without `title="…"`. */
  readonly meta: string;
  readonly title: string | undefined;
  readonly code: string;
}

export interface Admonition extends Located {
  readonly type: string;
  /** Text in brackets: `:::tip[Title]`. */
  readonly title: string | undefined;
  readonly isClosed: boolean;
}

export interface Component extends Located {
  readonly name: string;
  readonly props: ReadonlyMap<string, string>;
}

export interface TabGroup extends Located {
  readonly tabs: readonly (Located & {
    readonly value: string | undefined;
    readonly label: string | undefined;
  })[];
}

/** JavaScript in a page: `{organisation}` without backticks, `import`; not comments. */
export interface Script extends Located {
  readonly code: string;
}

/** A partial that a page shows: `import Advice from './_advice.md'`. */
export interface PartialImport extends Located {
  readonly name: string;
  /** Path from the root of the repository, in the language of the page. */
  readonly file: string;
}

export interface InlineCode extends Located {
  readonly code: string;
}

export interface Table extends Located {
  readonly rows: number;
  readonly columns: number;
}

export interface List extends Located {
  readonly isOrdered: boolean;
  readonly items: number;
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

/** Stands for inline code and bare addresses. */
export const CODE = '\uFFFC';

/** Stands for text unknown here: a component, the props of a partial, a placeholder of a message. */
export const UNKNOWN_TEXT = '\u2060';

/** A prop shown by a partial: `{props.name}`. */
export const PARTIAL_PROP = /^\s*props\.(\w+)\s*$/;

export interface Page extends Place, PartLists {
  readonly file: string;
  /** Route without language and trailing slash; the same in every language. */
  readonly address: string;
  readonly lines: readonly string[];
  /** Reason why the file is not valid MDX; then only its lines are known. */
  readonly failure: Fault | undefined;
  /** Parts that the site does not support. */
  readonly unsupported: readonly Fault[];
  readonly frontMatter: ReadonlyMap<string, FrontMatterEntry>;
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

/** Reads the text of a Markdown file; its path is from the root of the repository. */
export function readPage(file: string, place: Place, written: string): Page {
  // Another rule refuses byte order marks and line ends of Windows: here they would be further faults.
  const text = written.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const parts = emptyParts();
  let failure: Page['failure'];
  let unsupported: Page['unsupported'] = [];
  try {
    const tree = parseMarkdown(text);
    failure = unclosedFence(tree, text);
    if (!failure) {
      collect(tree, text, file, parts);
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

/** What is read of a page, to be filled while its tree is visited. */
function emptyParts() {
  return {
    frontMatter: new Map<string, FrontMatterEntry>(),
    headings: [] as Heading[],
    links: [] as Link[],
    images: [] as Image[],
    fences: [] as Fence[],
    admonitions: [] as Admonition[],
    components: [] as Component[],
    tabGroups: [] as TabGroup[],
    partials: [] as PartialImport[],
    scripts: [] as Script[],
    inlineCode: [] as InlineCode[],
    tables: [] as Table[],
    lists: [] as List[],
    steps: [] as Step[],
    prose: [] as Prose[],
  };
}

type Parts = ReturnType<typeof emptyParts>;

type PartLists = {
  readonly [Name in Exclude<keyof Parts, 'frontMatter'>]: Readonly<Parts[Name]>;
};

function collect(tree: Nodes, text: string, file: string, parts: Parts): void {
  let line = 1;
  visit(tree, (node: Nodes) => {
    // Autolinks found after parsing have no position of their own.
    line = node.position?.start.line ?? line;
    switch (node.type) {
      case 'yaml':
        readFrontMatter(node.value, parts);
        break;
      case 'heading': {
        const title = flatten(node, text).trim();
        parts.headings.push({line, level: node.depth, id: headingId(node), text: title});
        parts.prose.push({line, text: title, isTitle: true, ...emphasisOf(node)});
        break;
      }
      case 'paragraph': {
        const isTitle = node.data !== undefined && 'directiveLabel' in node.data;
        parts.prose.push({line, text: flatten(node, text), isTitle, ...emphasisOf(node)});
        break;
      }
      case 'tableCell':
        parts.prose.push({line, text: flatten(node, text), isTitle: false, ...emphasisOf(node)});
        break;
      case 'table':
        parts.tables.push({
          line,
          rows: node.children.length,
          columns: node.children[0]?.children.length ?? 0,
        });
        break;
      case 'list':
        parts.lists.push({line, isOrdered: node.ordered === true, items: node.children.length});
        if (node.ordered === true) {
          parts.steps.push(...stepsOf(node, line, text));
        }
        break;
      case 'link':
        parts.links.push({line, url: node.url, text: toString(node)});
        break;
      case 'image':
        parts.images.push({line, url: node.url, alt: node.alt ?? ''});
        parts.prose.push({line, text: node.alt ?? '', isTitle: false, ...NO_EMPHASIS});
        break;
      case 'inlineCode':
        parts.inlineCode.push({line, code: node.value});
        break;
      case 'code':
        readFence(node.lang ?? undefined, node.meta ?? '', node.value, line, parts);
        break;
      case 'containerDirective':
        parts.admonitions.push({
          line,
          type: node.name,
          title: labelOf(node),
          isClosed: /\n\s*:::+\s*$/.test(sliceOf(node, text)),
        });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        readComponent(node, line, parts);
        break;
      case 'mdxjsEsm':
        readImports(node.value, line, file, parts);
        break;
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        if (!isProp(node.value, file) && !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
          parts.scripts.push({line, code: node.value});
        }
        break;
      case 'textDirective':
        // `a:b` in running text, which Docusaurus prints as written.
        return SKIP;
    }
    return undefined;
  });
}

/** Lines that import partials; the first other line is a script. */
function readImports(code: string, start: number, file: string, {partials, scripts}: Parts): void {
  const imports = code.split('\n').map((each, index) => ({
    line: start + index,
    isEmpty: each.trim() === '',
    partial: partialImport(each, file),
  }));
  const script = imports.find(({isEmpty, partial}) => !isEmpty && !partial);
  for (const {line, partial} of imports) {
    if (partial && line < (script?.line ?? Infinity)) {
      partials.push({line, ...partial});
    }
  }
  if (script) {
    scripts.push({line: script.line, code});
  }
}

function isProp(code: string, file: string): boolean {
  return isPartial(file) && PARTIAL_PROP.test(code);
}

function stepsOf(list: Extract<Nodes, {type: 'list'}>, line: number, text: string): Step[] {
  return list.children.map((item) => {
    const paragraphs = item.children.filter(({type}) => type === 'paragraph');
    return {
      line: item.position?.start.line ?? line,
      text: paragraphs.map((paragraph) => flatten(paragraph, text)).join('\n'),
      bold: paragraphs.flatMap((paragraph) => emphasisOf(paragraph).bold),
      list: line,
    };
  });
}

/** The partial that an import line names by relative path: an alias would show French in every language. */
export function partialImport(
  code: string,
  file: string,
): Pick<PartialImport, 'name' | 'file'> | undefined {
  const [, name, target] = /^import ([A-Z]\w*) from '(\.{1,2}\/[^']+)';?\s*$/.exec(code) ?? [];
  return name !== undefined && target !== undefined && isPartial(target)
    ? {name, file: path.posix.join(path.posix.dirname(file), target)}
    : undefined;
}

function readFrontMatter(yaml: string, {frontMatter, prose}: Parts): void {
  const data: unknown = parseYaml(yaml, {schema: CORE_SCHEMA});
  if (typeof data !== 'object' || data === null) {
    return;
  }
  const lines = yaml.split('\n');
  const entries: [string, unknown][] = Object.entries(data);
  for (const [key, value] of entries) {
    // The first line of the file is the opening `---`.
    const line = lines.findIndex((text) => text.startsWith(`${key}:`)) + 2;
    frontMatter.set(key, {value, line});
    if (
      typeof value === 'string' &&
      ['title', 'sidebar_label', 'description', 'needs'].includes(key)
    ) {
      prose.push({
        line,
        text: value,
        isTitle: key === 'title' || key === 'sidebar_label',
        ...NO_EMPHASIS,
      });
    }
  }
}

function readFence(
  lang: string | undefined,
  fullMeta: string,
  code: string,
  line: number,
  {fences, prose}: Parts,
): void {
  const title = fenceTitle(fullMeta);
  const meta = fullMeta.replace(/title="[^"]*"/, '').trim();
  fences.push({line, lang, meta, title, code});
  if (title !== undefined) {
    prose.push({line, text: title, isTitle: false, ...NO_EMPHASIS});
  }
  if (lang === 'mermaid') {
    for (const label of mermaidLabels(code)) {
      prose.push({line: line + label.line, text: label.text, isTitle: false, ...NO_EMPHASIS});
    }
  }
}

function readComponent(
  node: MdxElement,
  line: number,
  {components, images, prose, tabGroups}: Parts,
): void {
  const props = propsOf(node);
  components.push({line, name: node.name ?? '', props});
  const label = props.get('label');
  if (label !== undefined) {
    prose.push({line, text: label, isTitle: false, ...NO_EMPHASIS});
  }
  if (node.name === 'Tabs') {
    const tabs = node.children.flatMap((child) => {
      if (child.type !== 'mdxJsxFlowElement' || child.name !== 'TabItem') {
        return [];
      }
      const own = propsOf(child);
      return [{line: child.position!.start.line, value: own.get('value'), label: own.get('label')}];
    });
    tabGroups.push({line, tabs});
  }
  if (node.name === 'img') {
    images.push({line, url: props.get('src') ?? '', alt: props.get('alt') ?? ''});
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

const NO_EMPHASIS = {bold: [], italics: 0};

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

function labelOf(directive: Extract<Nodes, {type: 'containerDirective'}>): string | undefined {
  const first = directive.children[0];
  return first?.data !== undefined && 'directiveLabel' in first.data ? toString(first) : undefined;
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
