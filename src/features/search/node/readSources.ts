import {readFileSync} from 'node:fs';
import path from 'node:path';
import {errorMessage} from '../../../content/labels/errorMessages';
import type {Locale} from '../../../site/locales';
import {DEFAULT_TAG} from '../shared/settings';
import type {SearchSettings} from '../shared/types';
import type {IndexedSection} from './buildIndex';
import type {CrawledPage, CrawledSection} from './crawl';
import {sectionsByTag, type PagePlace} from './sections';

/** A page of the manual or a post, as loaded by its plugin. */
interface SourcePage {
  /** Path with the `@site` alias. */
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly unlisted?: boolean;
  readonly draft?: boolean;
  readonly frontMatter: {readonly keywords?: readonly string[]};
}

/** Loaded content, by plugin and instance. */
export interface AllContent {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<
    Record<
      string,
      {
        readonly loadedVersions: readonly {
          readonly versionName: string;
          readonly docs: readonly SourcePage[];
        }[];
      }
    >
  >;
  readonly 'docusaurus-plugin-content-blog'?: Readonly<
    Record<string, {readonly blogPosts: readonly {readonly metadata: SourcePage}[]}>
  >;
}

/** Reads the sections of the sources, by search tag, for the dev server: without text that components render. */
export function readSources(
  content: AllContent,
  settings: SearchSettings,
  siteDir: string,
  locale: Locale,
): Map<string, IndexedSection[]> {
  const places = new Map<string, PagePlace>();
  const pages: CrawledPage[] = [];
  const read = (page: SourcePage, place: PagePlace): void => {
    if (!page.unlisted && !page.draft) {
      places.set(page.permalink, place);
      pages.push(readSource(page, siteDir, locale));
    }
  };
  for (const [id, {loadedVersions}] of Object.entries(
    content['docusaurus-plugin-content-docs'] ?? {},
  )) {
    for (const {versionName, docs} of loadedVersions) {
      docs.forEach((page) => read(page, {tag: `docs-${id}-${versionName}`, type: 'docs'}));
    }
  }
  for (const {blogPosts} of Object.values(content['docusaurus-plugin-content-blog'] ?? {})) {
    blogPosts.forEach(({metadata}) => read(metadata, {tag: DEFAULT_TAG, type: 'blog'}));
  }
  return sectionsByTag(
    pages,
    (url) => places.get(url) ?? {tag: DEFAULT_TAG, type: 'page'},
    '',
    settings,
  );
}

function readSource(page: SourcePage, siteDir: string, locale: Locale): CrawledPage {
  const file = path.join(siteDir, page.source.replace(/^@site\//, ''));
  return {
    url: page.permalink,
    title: page.title,
    description: page.description,
    keywords: (page.frontMatter.keywords ?? []).join(', '),
    breadcrumb: [],
    sections: sectionsOf(readFileSync(file, 'utf8'), page.title, locale),
  };
}

const HEADING = /^#{2,3}\s+(.+?)\s*\{\/\*\s*(#[\w-]+)\s*\*\/\}\s*$/;

/** The sections of a Markdown source, as text. */
export function sectionsOf(source: string, title: string, locale: Locale): CrawledSection[] {
  const sections = [{title, hash: '', lines: [] as string[]}];
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(
      /<ErrorMessage code="([^"]*)" \/>/g,
      (_, code: string) => errorMessage(code, locale) ?? '',
    );
  for (const line of text.split('\n')) {
    const [, heading, hash] = HEADING.exec(line) ?? [];
    if (heading !== undefined && hash !== undefined) {
      sections.push({title: textOf(heading), hash, lines: []});
    } else {
      sections.at(-1)?.lines.push(textOf(line));
    }
  }
  return sections.map(({lines, ...section}) => ({...section, content: lines.join('\n')}));
}

function textOf(line: string): string {
  return line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>|\{\/\*.*?\*\/\}|^:::\w*|^```.*|^import .*/g, ' ')
    .replace(/[*`#|]+/g, ' ')
    .trim();
}
