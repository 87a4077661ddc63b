import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {addressIn, bareAddress, twinAddress, withoutSlash} from '../../../site/addresses';
import {BRAND} from '../../../site/brand';
import {HISTORIES, nameOf} from '../../../site/collections';
import {LOCALE_CONFIGS, toLocale, type Locale} from '../../../site/locales';
import {DECISION_FILE} from '../../../content/decision';
import {interfaceOf} from '../../../content/messages';
import {parseMarkdown} from '../../../content/page';
import {withPartials} from '../../../content/partials';
import {fileIn, placeOf} from '../../../content/places';
import {MARKER} from '../../space/link';
import {llmsIndex, type ListedPage, type ListedSection} from './llms';
import {plainMarkdown, type Card, type PageFacts} from './plainMarkdown';
import {printBody, printTwin} from './twin';
import {loadedManual, loadedPosts, sourceFile} from '../../../content/plugins/loaded';
import {dataLinePlugin} from '../../../content/plugins/dataLine';
import {errorMessages} from '../../../content/plugins/errorMessages';
import {TEXTS, labelled} from '../../../content/texts';
import {translationNotice} from '../../../content/plugins/translationNotice';

/** A page of the manual or a post, as loaded by its plugin. */
interface SourcePage {
  readonly title: string;
  readonly description: string;
  /** With the language: `/en/docs/user/`. */
  readonly permalink: string;
  /** Path of the source from the root of the repository; the French one where there is no translation. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly date: string | undefined;
  readonly updated: string | undefined;
  readonly isListed: boolean;
  readonly cards: readonly Card[];
}

interface SourceSection {
  readonly title: string;
  readonly pages: readonly SourcePage[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Writes the Markdown twins of manual and posts for one locale, and `llms.txt`. */
export function twins({siteDir, codeTranslations, i18n}: LoadContext): Plugin | null {
  // The dev server has none.
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const locale = toLocale(i18n.currentLocale);
  let sections: readonly SourceSection[] = [];
  return {
    name: 'twins',
    allContentLoaded({allContent}) {
      sections = [
        ...loadedManual(allContent).flatMap((version) => manualOf(version, locale)),
        ...HISTORIES.map((history) => ({
          title: labelled(nameOf(history, locale), TEXTS.history[locale], locale),
          pages: loadedPosts(allContent, history.id).map(pageOfPost),
        })),
      ];
    },
    async postBuild(site) {
      const messages = {...(await frenchMessages(siteDir)), ...codeTranslations};
      writeTwins(sections, twinPrinter(sections, locale, siteDir, messages), locale, site);
    },
  };
}

/** Prints the twins of a locale, each from the Markdown of its page. */
function twinPrinter(
  sections: readonly SourceSection[],
  locale: Locale,
  siteDir: string,
  messages: Messages,
): (page: SourcePage) => string {
  const addressOf = addresses(sections, locale);
  const addNotice = translationNotice({locale, siteDir});
  const addDataLine = dataLinePlugin(locale);
  const fillMessages = errorMessages(locale);
  return ({title, file, permalink, frontMatter, cards}) => {
    const source = {path: path.join(siteDir, file), data: {frontMatter}};
    const text = readFileSync(source.path, 'utf8');
    const read = (partial: string) => readFileSync(path.join(siteDir, partial), 'utf8');
    const tree = withPartials(parseMarkdown(text), file, read);
    // The plugins of the built page, in the same order (src/config/sources.ts).
    addNotice(tree, source);
    addDataLine(tree, source);
    fillMessages(tree);
    const facts: PageFacts = {
      locale,
      text,
      address: addressOf(permalink),
      message: (id) => messageOf(messages, id),
      decision: (guide) => parseMarkdown(read(fileIn(`docs/${guide}/${DECISION_FILE}`, locale))),
      screen: TEXTS.screen[locale],
      labelled: (name, words) => labelled(name, words, locale),
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
  const write = (page: SourcePage): ListedPage => {
    const {title, description, permalink, file, date, updated} = page;
    const twin = twinAddress(permalink);
    const target = path.join(outDir, twin.slice(baseUrl.length));
    const language = LOCALE_CONFIGS[placeOf(file)?.locale ?? locale].htmlLang;
    const canonical = BRAND.siteUrl + permalink;
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(
      target,
      printTwin({title, description, language, canonical, date, updated}, bodyOf(page)),
    );
    return {title, description, twin: BRAND.siteUrl + twin};
  };
  const listed = sections.map(({title, pages}): ListedSection => ({
    title,
    pages: pages.flatMap((page) => {
      const written = write(page);
      return page.isListed ? [written] : [];
    }),
  }));
  const site = {
    title: BRAND.product.name,
    description: TEXTS.description[locale],
    note: TEXTS.twins[locale],
  };
  writeFileSync(path.join(outDir, 'llms.txt'), llmsIndex(site, listed));
}

type Messages = Readonly<Record<string, string>>;

/** Components whose messages the twins contain too. */
const COMPONENTS = ['Since', 'TranslationNotice'].map((name) => `src/ui/${name}/index.tsx`);

async function frenchMessages(siteDir: string): Promise<Messages> {
  const files = COMPONENTS.map(
    (file) => [file, readFileSync(path.join(siteDir, file), 'utf8')] as const,
  );
  const {messages} = await interfaceOf({root: siteDir, files: new Map(files)});
  return Object.fromEntries(messages);
}

/** @throws where neither a catalogue nor the components contain the message */
function messageOf(messages: Messages, id: string): string {
  const message = messages[id];
  if (message === undefined) {
    throw new Error(
      `There is no text "${id}" for the Markdown twins: name its component in src/features/twins/node/plugin.ts.`,
    );
  }
  return message;
}

/** Resolves the links of a page: to the twins of other pages, else to the target itself. */
function addresses(sections: readonly SourceSection[], locale: Locale) {
  const permalinks = new Map(
    sections
      .flatMap(({pages}) => pages)
      .flatMap(({permalink, file}) => [
        [`/${placeOf(file)?.source}`, permalink],
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
      const [address = ''] = url.split(/[?#]/);
      const [, id] = url.split('#');
      const target =
        address === ''
          ? page
          : // From the manual the path of a file in it, from elsewhere an address.
            permalinks.get(address.endsWith('.md') ? `/docs${address}` : withoutSlash(address));
      const hash = id === undefined ? '' : `#${id}`;
      return (
        BRAND.siteUrl +
        (target === undefined ? addressIn(address, locale) : twinAddress(target)) +
        hash
      );
    };
}

/** The manual in the order of its sidebar: a section for each category, named by its breadcrumb. */
function manualOf({docs, sidebars}: LoadedVersion, locale: Locale): SourceSection[] {
  const docOf = new Map(docs.map((doc) => [doc.id, doc]));
  const cardsOf = (items: readonly SidebarItem[]): Card[] =>
    items.flatMap((item): Card[] => {
      const doc = docOf.get(docIdOf(item) ?? '');
      return doc
        ? [
            {
              title: item.type === 'category' ? item.label : labelOf(doc),
              description: doc.description,
              address: BRAND.siteUrl + twinAddress(doc.permalink),
            },
          ]
        : [];
    });
  const pageOf = (id: string, below: readonly SidebarItem[]): SourcePage[] => {
    const doc = docOf.get(id);
    return doc
      ? [
          {
            title: doc.title,
            description: doc.description,
            permalink: doc.permalink,
            file: sourceFile(doc.source),
            frontMatter: doc.frontMatter,
            date: undefined,
            updated: dayOf(doc.lastUpdatedAt),
            isListed: !doc.unlisted,
            cards: cardsOf(below),
          },
        ]
      : [];
  };
  const sectionsOf = (
    items: readonly SidebarItem[],
    way: readonly string[],
    first: readonly SourcePage[],
  ): SourceSection[] => [
    {
      title: way.length > 0 ? way.join(' › ') : TEXTS.manual[locale],
      pages: [
        ...first,
        ...items.flatMap((item) => (item.type === 'doc' ? pageOf(item.id, []) : [])),
      ],
    },
    ...items.flatMap((item) =>
      item.type === 'category'
        ? sectionsOf(item.items, [...way, item.label], pageOf(docIdOf(item) ?? '', item.items))
        : [],
    ),
  ];
  return Object.values(sidebars).flatMap((items) => sectionsOf(items, [], []));
}

function docIdOf(item: SidebarItem): string | undefined {
  if (item.type === 'category') {
    return item.link?.type === 'doc' ? item.link.id : undefined;
  }
  return item.type === 'doc' ? item.id : undefined;
}

function labelOf({
  title,
  frontMatter,
}: {
  readonly title: string;
  readonly frontMatter: {readonly sidebar_label?: string};
}): string {
  return frontMatter.sidebar_label ?? title;
}

function pageOfPost({metadata}: BlogPost): SourcePage {
  return {
    title: metadata.title,
    description: metadata.description,
    permalink: metadata.permalink,
    file: sourceFile(metadata.source),
    frontMatter: metadata.frontMatter,
    date: dayOf(metadata.date.getTime()),
    updated: dayOf(metadata.lastUpdatedAt),
    isListed: !metadata.unlisted,
    cards: [],
  };
}

/** @param time milliseconds since 1970 */
function dayOf(time: number | null | undefined): string | undefined {
  return typeof time === 'number' ? new Date(time).toISOString().slice(0, 10) : undefined;
}
