import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {addressIn, bareAddress, twinAddress, withoutSlash} from '../../../site/addresses';
import {BRAND} from '../../../site/brand';
import {HISTORIES, nameOf} from '../../../site/collections';
import {LOCALE_CONFIGS, toLocale, type Locale} from '../../../site/locales';
import {DECISION_FILE} from '../../../content/decision';
import {parseMarkdown} from '../../../content/page';
import {fillPartials} from '../../../content/partials';
import {fileIn, placeOf} from '../../../content/places';
import {MARKER} from '../../space/link';
import {plainMarkdown, type Card, type PageFacts} from './plainMarkdown';
import {printBody, printTwin} from './twin';
import {loadedManual, loadedPosts, sourceFile} from '../../../content/plugins/loaded';
import {dataLinePlugin} from '../../../content/plugins/dataLine';
import {errorMessages} from '../../../content/plugins/errorMessages';
import {sinceMarks} from '../../../content/plugins/since';
import {TEXTS, labelled} from '../../../content/texts';
import {translationNotice} from '../../../content/plugins/translationNotice';

type LoadedKey = 'title' | 'description' | 'permalink' | 'source' | 'unlisted' | 'lastUpdatedAt';

/** A page of the manual or a post, as loaded by its plugin. */
interface SourcePage extends Readonly<Pick<DocMetadata, LoadedKey>> {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Only posts have one. */
  readonly date?: Date;
  /** Pages below it in the sidebar. */
  readonly cards?: readonly Card[];
}

interface SourceSection {
  readonly title: string;
  readonly pages: readonly SourcePage[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Writes the Markdown twins of manual and posts for one locale, and `llms.txt`. */
export function twins(context: LoadContext): Plugin | null {
  // The dev server has none.
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const locale = toLocale(context.i18n.currentLocale);
  let sections: readonly SourceSection[] = [];
  return {
    name: 'twins',
    allContentLoaded({allContent}) {
      sections = [
        ...loadedManual(allContent).flatMap((version) => manualOf(version, locale)),
        ...HISTORIES.map((history) => ({
          title: labelled(nameOf(history, locale), TEXTS.history[locale], locale),
          pages: loadedPosts(allContent, history.id).map(({metadata}) => metadata),
        })),
      ];
    },
    postBuild(site) {
      writeTwins(sections, twinPrinter(sections, locale, context), locale, site);
      return Promise.resolve();
    },
  };
}

/** Prints the twins of a locale, each from the Markdown of its page. */
function twinPrinter(
  sections: readonly SourceSection[],
  locale: Locale,
  {siteDir, codeTranslations}: LoadContext,
): (page: SourcePage) => string {
  const addressOf = addresses(sections, locale);
  const addNotice = translationNotice({locale, siteDir});
  const addDataLine = dataLinePlugin(locale);
  const fillMessages = errorMessages(locale);
  const fillSince = sinceMarks(locale);
  return ({title, source: loaded, permalink, frontMatter, cards = []}) => {
    const file = sourceFile(loaded);
    const source = {path: path.join(siteDir, file), data: {frontMatter}};
    const text = readFileSync(source.path, 'utf8');
    const read = (partial: string) => readFileSync(path.join(siteDir, partial), 'utf8');
    const tree = parseMarkdown(text);
    fillPartials(tree, file, read);
    // The plugins of the built page, in the same order (src/config/sources.ts).
    addNotice(tree, source);
    addDataLine(tree, source);
    fillMessages(tree);
    fillSince(tree);
    const facts: PageFacts = {
      locale,
      text,
      address: addressOf(permalink),
      kind: (name) => codeTranslations[`theme.admonition.${name}`] ?? name,
      decision: (guide) => parseMarkdown(read(fileIn(`docs/${guide}/${DECISION_FILE}`, locale))),
      cards,
    };
    try {
      return printBody(title, plainMarkdown(tree, facts));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}

function writeTwins(
  sections: readonly SourceSection[],
  bodyOf: (page: SourcePage) => string,
  locale: Locale,
  {outDir, baseUrl}: Props,
): void {
  const write = (page: SourcePage): string => {
    const {title, description, permalink, source, date, lastUpdatedAt} = page;
    const twin = twinAddress(permalink);
    const target = path.join(outDir, twin.slice(baseUrl.length));
    const language = LOCALE_CONFIGS[placeOf(sourceFile(source))?.locale ?? locale].htmlLang;
    const canonical = BRAND.siteUrl + permalink;
    const days = {date: dayOf(date?.getTime()), updated: dayOf(lastUpdatedAt)};
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(
      target,
      printTwin({title, description, language, canonical, ...days}, bodyOf(page)),
    );
    return page.unlisted ? '' : `- [${title}](${BRAND.siteUrl}${twin}): ${description}\n`;
  };
  // https://llmstxt.org: the site, then every page with its description, section by section.
  const lists = sections.map(({title, pages}) => `## ${title}\n\n${pages.map(write).join('')}`);
  const site = [
    `# ${BRAND.product.name}\n`,
    `> ${TEXTS.description[locale]}\n`,
    `${TEXTS.twins[locale]}\n`,
  ];
  writeFileSync(path.join(outDir, 'llms.txt'), [...site, ...lists].join('\n'));
}

/** Resolves the links of a page: to the twins of other pages, else to the target itself. */
function addresses(sections: readonly SourceSection[], locale: Locale) {
  const permalinks = new Map(
    sections
      .flatMap(({pages}) => pages)
      .flatMap(({permalink, source}) => [
        [`/${placeOf(sourceFile(source))?.source}`, permalink],
        [withoutSlash(bareAddress(permalink)), permalink],
      ]),
  );
  return (page: string) =>
    (url: string): string => {
      if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
        return url;
      }
      if (url.startsWith(MARKER)) {
        return BRAND.exampleSpace + url.slice(MARKER.length - 1);
      }
      const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(url) ?? [];
      const target =
        address === ''
          ? page
          : // From the manual the path of a file in it, from elsewhere an address.
            permalinks.get(address.endsWith('.md') ? `/docs${address}` : withoutSlash(address));
      const path = target === undefined ? addressIn(address, locale) : twinAddress(target);
      return BRAND.siteUrl + path + hash;
    };
}

/** The manual in the order of its sidebar: a section for each category, named by its breadcrumb. */
function manualOf({docs, sidebars}: LoadedVersion, locale: Locale): SourceSection[] {
  const docsOf = (item: SidebarItem) => {
    const own = item.type === 'category' ? item.link : item;
    return docs.filter(({id}) => own?.type === 'doc' && own.id === id);
  };
  const cardsOf = (item: SidebarItem): Card[] =>
    docsOf(item).map(({title, frontMatter, description, permalink}) => ({
      title: item.type === 'category' ? item.label : (frontMatter.sidebar_label ?? title),
      description,
      address: BRAND.siteUrl + twinAddress(permalink),
    }));
  const sectionsOf = (
    items: readonly SidebarItem[],
    way: readonly string[],
    first: readonly SourcePage[],
  ): SourceSection[] => [
    {
      title: way.join(' › ') || TEXTS.manual[locale],
      pages: [...first, ...items.filter(({type}) => type === 'doc').flatMap(docsOf)],
    },
    ...items.flatMap((item) =>
      item.type === 'category'
        ? sectionsOf(
            item.items,
            [...way, item.label],
            docsOf(item).map((doc) => ({...doc, cards: item.items.flatMap(cardsOf)})),
          )
        : [],
    ),
  ];
  return Object.values(sidebars).flatMap((items) => sectionsOf(items, [], []));
}

/** @param time milliseconds since 1970 */
function dayOf(time: number | null | undefined): string | undefined {
  return typeof time === 'number' ? new Date(time).toISOString().slice(0, 10) : undefined;
}
