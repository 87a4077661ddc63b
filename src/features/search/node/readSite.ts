import {DEFAULT_TAG} from '../shared/settings';
import type {SearchSettings} from '../shared/types';
import type {IndexedSection} from './buildIndex';
import {crawl, type BuiltSite, type CrawlOptions} from './crawl';
import {sectionsByTag, type PagePlace} from './sections';

/** The part of the docs plugin's content that is read. */
interface DocsContent {
  readonly loadedVersions: readonly {
    readonly versionName: string;
    readonly docs: readonly {readonly permalink: string}[];
  }[];
}

/** Reads the sections of one locale's build, as passed to `postBuild`, by search tag. */
export async function readSite(
  site: BuiltSite,
  options: CrawlOptions,
  settings: SearchSettings,
): Promise<Map<string, IndexedSection[]>> {
  const pages = await crawl(site, options);
  const places = docsPlaces(site);
  const histories = options.blogRouteBasePath.map((path) => `${site.baseUrl}${path}/`);
  const placeOf = (url: string): PagePlace =>
    places.get(withoutSlash(url)) ?? {
      tag: DEFAULT_TAG,
      type: histories.some((history) => url.startsWith(history)) ? 'blog' : 'page',
    };
  return sectionsByTag(pages, placeOf, siteKeywords(site), settings);
}

/** The search tag of every manual page: one per documentation set and version (specification §7). */
function docsPlaces({plugins}: BuiltSite): Map<string, PagePlace> {
  const places = new Map<string, PagePlace>();
  for (const plugin of plugins) {
    if (plugin.name === 'docusaurus-plugin-content-docs') {
      for (const {versionName, docs} of (plugin.content as DocsContent).loadedVersions) {
        const tag = `docs-${plugin.options.id}-${versionName}`;
        docs.forEach(({permalink}) => places.set(withoutSlash(permalink), {tag, type: 'docs'}));
      }
    }
  }
  return places;
}

function siteKeywords({siteConfig}: BuiltSite): string {
  const {metadata} = siteConfig.themeConfig as {
    metadata?: readonly {readonly name?: string; readonly content?: string}[];
  };
  return metadata?.find(({name}) => name === 'keywords')?.content ?? '';
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
