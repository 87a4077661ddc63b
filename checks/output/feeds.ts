import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {SaxesParser} from 'saxes';
import {withoutSlash} from '../../src/site/addresses';
import {BRAND} from '../../src/site/brand';
import {HISTORIES} from '../../src/site/collections';
import {FEEDS, type FeedFile} from '../../src/site/feeds';
import {LOCALES, LOCALE_CONFIGS} from '../../src/site/locales';
import type {SiteRule} from './rule';

interface ReadFeed {
  readonly self: string | undefined;
  readonly entries: readonly {
    readonly address: string;
    readonly author: string;
    readonly content: string;
  }[];
}

/** Useless in a feed reader: classes, marks, comments and addresses of this site's own pages. */
const RESIDUE =
  /\b(?:class|id|style|translate|aria-[\w-]+|data-[\w-]+)=|\u200B|<!--|\b(?:href|src)="(?!https?:|mailto:)[^"]*"/;

/** The feeds of each history are well-formed, name their address, and contain every post with author and plain text. */
export const historyFeeds: SiteRule = ({folder, pages, files}, read) =>
  LOCALES.flatMap((locale) =>
    HISTORIES.map(({slug}) => LOCALE_CONFIGS[locale].baseUrl + slug)
      .filter((address) => pages.has(address))
      .flatMap((address) => {
        const posts = [...pages.keys()].filter(
          (page) => page.startsWith(`${address}/`) && /\/version\/[^/]+$/.test(page),
        );
        return FEEDS.flatMap(({file}) => {
          const at = `${address}/${file}`;
          if (!files.has(at)) {
            return [
              {
                path: at,
                message: 'is missing → keep src/features/histories/build/feeds.ts in the plugins',
              },
            ];
          }
          const found = faultsOf(
            readFileSync(path.join(folder, at), 'utf8'),
            file,
            at,
            posts,
            read,
          );
          return found.map((fault) => ({
            path: at,
            message: `${fault} → look at src/features/histories/build/feeds.ts`,
          }));
        });
      }),
  );

function faultsOf(
  text: string,
  file: FeedFile,
  at: string,
  posts: readonly string[],
  read: (things: number) => void,
): string[] {
  let feed: ReadFeed;
  try {
    feed = file === 'feed.json' ? readJson(text) : readXml(text);
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
  read(feed.entries.length);
  const listed = new Map(
    feed.entries.map((entry) => [withoutSlash(new URL(entry.address).pathname), entry]),
  );
  return [
    ...(feed.self === BRAND.siteUrl + at ? [] : ['does not say where it lies']),
    ...posts.filter((post) => !listed.has(post)).map((post) => `has no entry for ${post}`),
    ...[...listed].flatMap(([post, {author, content}]) => {
      const residue = RESIDUE.exec(content)?.[0].replace('\u200B', 'U+200B');
      return [
        ...(posts.includes(post) ? [] : [`has an entry for ${post}, which is no post`]),
        ...(author === '' ? [`names no author of ${post}`] : []),
        ...(residue === undefined ? [] : [`holds ${residue} in ${post}`]),
      ];
    }),
  ];
}

/** Reads RSS and Atom. @throws when it is not well-formed */
function readXml(text: string): ReadFeed {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  const {children} = parseDocument(text, {xmlMode: true});
  const named = (name: string, within = children) =>
    DomUtils.getElementsByTagName(name, within, true);
  const textOf = (name: string, within: typeof children) =>
    DomUtils.textContent(named(name, within)).trim();
  const self = [...named('link'), ...named('atom:link')].find(
    ({attribs}) => attribs.rel === 'self',
  );
  return {
    self: self?.attribs.href,
    entries: [...named('item'), ...named('entry')].map((entry) => ({
      address: named('link', entry.children)[0]?.attribs.href ?? textOf('link', entry.children),
      author: textOf('author', entry.children),
      content: textOf('content:encoded', entry.children) || textOf('content', entry.children),
    })),
  };
}

/** Reads JSON Feed. @throws when it is no JSON with entries */
function readJson(text: string): ReadFeed {
  const {feed_url: self, items} = JSON.parse(text) as {
    readonly feed_url?: string;
    readonly items: readonly {
      readonly url: string;
      readonly author?: {readonly name?: string};
      readonly content_html: string;
    }[];
  };
  return {
    self,
    entries: items.map(({url, author, content_html: content}) => ({
      address: url,
      author: author?.name ?? '',
      content,
    })),
  };
}
