import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {REDIRECTS} from '../../redirects';
import {withoutSlash} from '../../src/site/addresses';
import {LOCALES, localeOfPath, type Locale} from '../../src/site/locales';
import {redirectsIn} from '../../src/site/redirects';

/** A page of the build, as far as the checks need it. */
export interface BuiltPage {
  /** Path without `index.html`; `/docs/` and `/docs` are both written `/docs`. */
  readonly path: string;
  readonly locale: Locale;
  readonly lang: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  readonly ids: ReadonlySet<string>;
  /** Ids of headings only, in order. */
  readonly headingIds: readonly string[];
  readonly links: readonly string[];
  readonly canonical: string | undefined;
  /** `hreflang` → address. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly ogLocale: string | undefined;
  readonly isNoIndex: boolean;
  /** True when the page shows "Last updated". */
  readonly isDated: boolean;
}

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
  const entries = existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
    : [];
  for (const entry of entries) {
    if (!entry.isFile()) {
      continue;
    }
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (old.has(address.replace(/\/index\.html$/, ''))) {
      continue;
    }
    if (address.endsWith('/index.html')) {
      const page = readPage(address, readFileSync(file, 'utf8'));
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

/** @param address of its file, e.g. `/en/docs/index.html` */
export function readPage(address: string, html: string): BuiltPage {
  const ids = new Set<string>();
  const headingIds: string[] = [];
  const links: string[] = [];
  const alternates = new Map<string, string>();
  let lang: string | undefined;
  let canonical: string | undefined;
  let ogLocale: string | undefined;
  let isNoIndex = false;
  let isDated = false;
  let title = '';
  let description: string | undefined;
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, {id, href, rel, hreflang, content, property, lang: language, ...others}) {
      if (id) {
        ids.add(id);
        if (/^h[1-6]$/.test(name)) {
          headingIds.push(id);
        }
      }
      if (name === 'html') {
        lang = language;
      } else if (name === 'title') {
        isInTitle = true;
      } else if (name === 'a' && href !== undefined) {
        links.push(href);
      } else if (name === 'link' && rel === 'canonical') {
        canonical = href;
      } else if (name === 'link' && rel === 'alternate' && hreflang && href) {
        alternates.set(hreflang, href);
      } else if (others.itemprop === 'dateModified') {
        isDated = true;
      } else if (name === 'meta' && property === 'og:locale') {
        ogLocale = content;
      } else if (name === 'meta' && others.name === 'description') {
        description = content;
      } else if (name === 'meta' && others.name === 'robots' && content?.includes('noindex')) {
        isNoIndex = true;
      }
    },
    ontext(text) {
      if (isInTitle) {
        title += text;
      }
    },
    onclosetag(name) {
      if (name === 'title') {
        isInTitle = false;
      }
    },
  });
  parser.end(html);
  const pagePath = withoutSlash(address.replace(/index\.html$/, ''));
  return {
    path: pagePath,
    locale: localeOfPath(pagePath),
    lang,
    title,
    description,
    ids,
    headingIds,
    links,
    canonical,
    alternates,
    ogLocale,
    isNoIndex,
    isDated,
  };
}
