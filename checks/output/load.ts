import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {REDIRECTS} from '../../redirects';
import {filesUnder} from '../../src/content/load';
import {withoutSlash} from '../../src/site/addresses';
import {LOCALES, localeOfPath} from '../../src/site/locales';
import {redirectsIn} from '../../src/site/redirects';

export interface BuiltSite {
  readonly folder: string;
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** All other files, as paths. */
  readonly files: ReadonlySet<string>;
}

/** Reads a build, without the redirect pages: a link to one of them counts as broken. @throws without any page */
export function loadBuiltSite(folder: string, redirects = REDIRECTS): BuiltSite {
  const old = new Set(
    LOCALES.flatMap((locale) => redirectsIn(redirects, locale)).map(([from]) => from),
  );
  const pages = new Map<string, BuiltPage>();
  const files = new Set<string>();
  for (const file of filesUnder(folder, '')) {
    const address = `/${file}`;
    if (old.has(address.replace(/\/index\.html$/, ''))) {
      continue;
    }
    if (address.endsWith('/index.html')) {
      const page = readPage(address, readFileSync(path.join(folder, file), 'utf8'));
      pages.set(page.path, page);
    } else {
      files.add(address);
    }
  }
  if (pages.size === 0) {
    throw new Error(`${folder} holds no page → run "npm run build" first`);
  }
  return {folder, pages, files};
}

/** A page of the build, as far as the checks need it. */
export type BuiltPage = Readonly<ReturnType<typeof readPage>>;

/** @param address of its file, e.g. `/en/docs/index.html` */
function readPage(address: string, html: string) {
  const pagePath = withoutSlash(address.replace(/index\.html$/, ''));
  const page = {
    /** Without `index.html`; `/docs/` and `/docs` are both written `/docs`. */
    path: pagePath,
    locale: localeOfPath(pagePath),
    lang: undefined as string | undefined,
    ids: new Set<string>(),
    /** Ids of headings only, in order. */
    headingIds: [] as string[],
    links: [] as string[],
    canonical: undefined as string | undefined,
    /** `hreflang` → address. */
    alternates: new Map<string, string>(),
    ogLocale: undefined as string | undefined,
    isNoIndex: false,
  };
  const parser = new Parser({
    onopentag(name, {id, href, rel, hreflang, content, property, lang, ...others}) {
      if (id) {
        page.ids.add(id);
        if (/^h[1-6]$/.test(name)) {
          page.headingIds.push(id);
        }
      }
      if (name === 'html') {
        page.lang = lang;
      } else if (name === 'a' && href !== undefined) {
        page.links.push(href);
      } else if (name === 'link' && rel === 'canonical') {
        page.canonical = href;
      } else if (name === 'link' && rel === 'alternate' && hreflang && href) {
        page.alternates.set(hreflang, href);
      } else if (name === 'meta' && property === 'og:locale') {
        page.ogLocale = content;
      } else if (name === 'meta' && others.name === 'robots' && content?.includes('noindex')) {
        page.isNoIndex = true;
      }
    },
  });
  parser.end(html);
  return page;
}
