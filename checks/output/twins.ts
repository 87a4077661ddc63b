import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load as parseYaml} from 'js-yaml';
import type {Nodes} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {addressIn, bareAddress, twinAddress} from '../../src/site/addresses';
import {BRAND} from '../../src/site/brand';
import {HISTORIES} from '../../src/site/collections';
import {LOCALES} from '../../src/site/locales';
import {linkFault} from './links';
import type {SiteFinding, SiteRule} from './rule';

interface Twin {
  readonly front: Readonly<Record<string, unknown>>;
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Syntax that is not plain Markdown. */
  readonly foreign: readonly string[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

/** Each page of the manual and each post has a plain Markdown twin with its sections and working links; `llms.txt` lists all. */
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
  const idsOf = (address: string) => twins.get(address)?.ids;
  return [
    ...withTwin.flatMap((page): SiteFinding[] => {
      const address = twinAddress(page.path);
      const twin = twins.get(address);
      const say = (message: string) => ({path: address, message});
      if (!twin) {
        return [say('is missing → keep src/features/twins/node/plugin.ts in the plugins')];
      }
      read(twin.links.length + twin.ids.size);
      return [
        ...(twin.front.canonical === page.canonical
          ? []
          : [say(`names ${String(twin.front.canonical)} as its page → name ${page.canonical}`)]),
        ...(['title', 'description', 'language'] as const)
          .filter((key) => typeof twin.front[key] !== 'string' || twin.front[key] === '')
          .map((key) => say(`has no ${key} → look at src/features/twins/node/plugin.ts`)),
        ...twin.foreign.map((part) =>
          say(`holds ${part}, which is no plain Markdown → convert it in src/features/twins/node`),
        ),
        ...page.headingIds
          .filter((id) => !twin.ids.has(id))
          .map((id) =>
            say(`lacks the section #${id} of its page → convert it in src/features/twins/node`),
          ),
        ...twin.links
          .filter((link) => !URL.canParse(link) || linkFault(link, page.path, site, idsOf))
          .map((link) =>
            say(`the link ${link} leads nowhere → look at src/features/twins/node/plugin.ts`),
          ),
      ];
    }),
    ...LOCALES.flatMap((locale): SiteFinding[] => {
      const file = addressIn('llms.txt', locale);
      if (!files.has(file)) {
        return [
          {
            path: file,
            message: 'is missing → keep src/features/twins/node/plugin.ts in the plugins',
          },
        ];
      }
      const text = readFileSync(path.join(folder, file), 'utf8');
      const listed = [...text.matchAll(/^- \[.*\]\((\S+)\): .+$/gm)].map(([, item]) => item);
      return withTwin
        .filter((page) => page.locale === locale && !page.isNoIndex)
        .map((page) => twinAddress(page.path))
        .filter((address) => !listed.includes(BRAND.siteUrl + address))
        .map((address) => ({path: file, message: `does not list ${address} → list it`}));
    }),
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
  visit(tree, (node: Nodes) => {
    switch (node.type) {
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
        foreign.push(...(node.value.match(/<\/?[A-Z]\w+|:::|\{\/\*/g) ?? []));
    }
  });
  const [first] = tree.children;
  const front: unknown = first?.type === 'yaml' ? parseYaml(first.value) : undefined;
  return {
    front: typeof front === 'object' && front !== null ? {...front} : {},
    links,
    ids,
    foreign,
  };
}
