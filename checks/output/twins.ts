import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {load as parseYaml} from 'js-yaml';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {addressIn, bareAddress, twinAddress, withoutSlash} from '../../src/site/addresses';
import {BRAND} from '../../src/site/brand';
import {HISTORIES} from '../../src/site/collections';
import {LOCALES} from '../../src/site/locales';
import {missingFrom} from '../../src/content/missing';
import type {BuiltSite} from './load';
import type {SiteFinding, SiteRule} from './rule';

/** Content to compare between a page and its twin, in order. */
interface Holdings {
  readonly headings: string[];
  readonly rows: string[];
  readonly code: string[];
  readonly numbers: string[];
}

interface Twin extends Holdings {
  readonly front: Readonly<Record<string, unknown>>;
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Syntax that is not plain Markdown. */
  readonly foreign: readonly string[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

/** Parts of a page that its twin must contain, with their names. */
const PARTS = {
  headings: 'the heading',
  rows: 'the table row',
  code: 'the code block',
  numbers: 'the number',
} as const;

/**
 * Each page of the manual and each post has a plain Markdown twin with its content and working links; `llms.txt` lists
 * all.
 */
export const markdownTwins: SiteRule = (site, read) => {
  const {folder, pages, files} = site;
  const withTwin = [...pages.values()].filter(({path: address}) => hasTwin(bareAddress(address)));
  const twins = new Map(
    withTwin.flatMap((page) => {
      const address = twinAddress(page.path);
      return files.has(address)
        ? [[address, readTwin(readFileSync(path.join(folder, address), 'utf8'))] as const]
        : [];
    }),
  );
  const anchorsOf = (address: string) => twins.get(address)?.ids ?? pages.get(address)?.ids;
  return [
    ...withTwin.flatMap((page): SiteFinding[] => {
      const address = twinAddress(page.path);
      const twin = twins.get(address);
      const say = (message: string) => ({path: address, message});
      if (!twin) {
        return [say('is missing → keep src/features/twins/build/plugin.ts in the plugins')];
      }
      const shown = readShown(readFileSync(path.join(folder, page.path, 'index.html'), 'utf8'));
      read(Object.keys(PARTS).reduce((sum, part) => sum + shown[part as keyof Holdings].length, 0));
      return [
        ...(twin.front.canonical === page.canonical
          ? []
          : [say(`names ${String(twin.front.canonical)} as its page → name ${page.canonical}`)]),
        ...(['title', 'description', 'language'] as const)
          .filter((key) => typeof twin.front[key] !== 'string' || twin.front[key] === '')
          .map((key) => say(`has no ${key} → look at src/features/twins/build/plugin.ts`)),
        ...twin.foreign.map((part) =>
          say(`holds ${part}, which is no plain Markdown → convert it in src/features/twins/build`),
        ),
        ...(['headings', 'rows', 'code', 'numbers'] as const).flatMap((part) =>
          missingFrom(twin[part], shown[part], String).map((thing) =>
            say(
              `lacks ${PARTS[part]} “${thing}” of its page → convert it in src/features/twins/build`,
            ),
          ),
        ),
        ...brokenIn(twin.links, site, anchorsOf).map((link) =>
          say(`the link ${link} leads nowhere → look at src/features/twins/build/plugin.ts`),
        ),
      ];
    }),
    ...LOCALES.flatMap((locale) =>
      ['llms.txt', 'llms-full.txt'].flatMap((name): SiteFinding[] => {
        const file = addressIn(name, locale);
        if (!files.has(file)) {
          return [
            {
              path: file,
              message: 'is missing → keep src/features/twins/build/plugin.ts in the plugins',
            },
          ];
        }
        const text = readFileSync(path.join(folder, file), 'utf8');
        // A list item in `llms.txt`, a line in `llms-full.txt`.
        const list = [...text.matchAll(/^(?:- \[.*\]\((\S+)\): .+|<(\S+)>)$/gm)].map(
          ([, item, line]) => item ?? line,
        );
        return withTwin
          .filter((page) => page.locale === locale && !page.isNoIndex)
          .map((page) => twinAddress(page.path))
          .filter((address) => !list.includes(BRAND.siteUrl + address))
          .map((address) => ({path: file, message: `does not list ${address} → list it`}));
      }),
    ),
  ];
};

function hasTwin(bare: string): boolean {
  return (
    /^\/docs(?:\/|$)/.test(bare) ||
    HISTORIES.some(({slug}) => bare.startsWith(`/${slug}/${slug}/version/`))
  );
}

function readTwin(text: string): Twin {
  const tree = parser.parse(text);
  const links: string[] = [];
  const ids = new Set<string>();
  const foreign: string[] = [];
  const headings: string[] = [];
  const rows: string[] = [];
  const code: string[] = [];
  visit(tree, (node: Nodes) => {
    switch (node.type) {
      case 'heading':
        headings.push(lettersOf(toString(node, {includeHtml: false})));
        break;
      case 'tableRow':
        rows.push(lettersOf(node.children.map((cell) => toString(cell)).join(' ')));
        break;
      case 'code':
        code.push(node.value.trim());
        break;
      case 'link':
        links.push(node.url);
        break;
      case 'html': {
        const id = /^<a id="([^"]+)">$/.exec(node.value)?.[1];
        if (id !== undefined) {
          ids.add(id);
        } else if (node.value !== '</a>') {
          foreign.push(node.value);
        }
        break;
      }
      case 'text':
        // Left-over MDX: a component, an admonition, an id.
        foreign.push(...(node.value.match(/<\/?[A-Z]\w+|:::|\{\/\*|\*\/\}/g) ?? []));
    }
  });
  const [first] = tree.children;
  const front: unknown = first?.type === 'yaml' ? parseYaml(first.value) : undefined;
  return {
    front: typeof front === 'object' && front !== null ? {...front} : {},
    links,
    ids,
    foreign,
    headings,
    rows,
    code,
    numbers: numbersIn(textOf(tree)),
  };
}

function textOf(tree: Root): string {
  const parts: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type !== 'html' && node.type !== 'yaml' && 'value' in node) {
      parts.push(node.value);
    }
  });
  return parts.join(' ');
}

const VOID = new Set(['br', 'img', 'hr', 'input', 'col', 'wbr']);

/** The content of a page, without the Space notice, drawings and cards of other pages. */
function readShown(html: string): Holdings {
  const shown = {headings: [] as string[], rows: [] as string[], code: [] as string[]};
  let text = '';
  /** Open elements, outermost first; `skips` counts those whose content is ignored. */
  const open: {readonly name: string; readonly isSkipped: boolean; readonly from: number}[] = [];
  let depth = 0;
  let skips = 0;
  /** Start of the current table row; HTML may omit `</tr>`. */
  let row: number | undefined;
  const endRow = (): void => {
    if (row !== undefined) {
      shown.rows.push(lettersOf(text.slice(row)));
    }
    row = undefined;
  };
  const parser = new Parser({
    onopentag(name, {class: classes = '', id, ...attributes}) {
      const isText = /(?:^| )markdown(?: |$)/.test(classes);
      depth += isText || depth > 0 ? 1 : 0;
      if (depth === 0) {
        return;
      }
      if (name === 'br') {
        text += '\n';
      } else if (name === 'tr') {
        endRow();
        row = text.length;
      }
      const isSkipped =
        'data-space-notice' in attributes ||
        attributes.role === 'img' ||
        attributes.role === 'status' ||
        name === 'article' ||
        // The table of contents of a phone is below the title.
        name === 'nav' ||
        /visually-hidden|hash-link/.test(classes) ||
        // The title above the text has no id.
        (/^h[2-6]$/.test(name) && id === undefined);
      if (VOID.has(name)) {
        depth -= 1;
        return;
      }
      skips += isSkipped ? 1 : 0;
      open.push({name, isSkipped, from: text.length});
    },
    ontext(data) {
      if (depth > 0 && skips === 0) {
        text += data;
      }
    },
    onclosetag(name) {
      if (depth === 0 || VOID.has(name)) {
        return;
      }
      depth -= 1;
      if (name === 'table') {
        endRow();
      }
      const element = open.pop();
      const own = text.slice(element?.from);
      if (skips === 0) {
        if (/^h[1-6]$/.test(name)) {
          shown.headings.push(lettersOf(own));
        } else if (name === 'pre') {
          shown.code.push(own.trim());
        }
      }
      const isInCode = open.some((parent) => parent.name === 'pre');
      if (!isInCode && /^(?:p|li|td|th|h\d|pre|div|summary)$/.test(name)) {
        text += ' ';
      }
      skips -= element?.isSkipped ? 1 : 0;
    },
  });
  parser.end(html);
  return {...shown, numbers: numbersIn(text)};
}

/** Letters and digits only: marks, links and spaces differ. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

/** Links of a twin into this site without a file or section to match. */
function brokenIn(
  links: readonly string[],
  {pages, files}: BuiltSite,
  anchorsOf: (address: string) => ReadonlySet<string> | undefined,
): string[] {
  return links.filter((link) => {
    if (!URL.canParse(link)) {
      return true;
    }
    const {origin, pathname, hash} = new URL(link);
    if (origin !== BRAND.siteUrl) {
      return false;
    }
    const address = withoutSlash(decodeURI(pathname));
    const isThere = pages.has(address) || files.has(address);
    return !isThere || (hash !== '' && !anchorsOf(address)?.has(decodeURIComponent(hash.slice(1))));
  });
}
