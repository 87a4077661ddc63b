import {HISTORIES, nameOf} from '../../src/site/collections';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../../src/site/locales';
import {RELEASE_KINDS} from '../../src/site/releases';
import {fileIn} from '../../src/content/places';
import type {SourceFiles} from '../../src/content/load';
import {UNTRANSLATED, hashOf, withSource} from '../../src/content/sourceHash';
import {translatedPages} from '../../src/content/translations';
import {
  ABOUT_PAGE,
  ANNOUNCEMENT,
  aboutEntry,
  compareVersions,
  isDay,
  newestVersion,
} from '../../src/content/release';

/** New and changed files, path → text, or a sentence when there are none. */
export type Plan = {readonly files: ReadonlyMap<string, string>} | {readonly refusal: string};

/** Sections of every task page (blueprint, appendix A). */
const PAGE_SECTIONS = ['before-you-begin', 'troubleshooting'];

const PAGE_PATH = /^docs(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+\.md$/;
const VERSION = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){1,2}$/;

/**
 * Plans a page in the four languages, e.g. `docs/administrateur/x.md`; `npm run check` asks for its empty description.
 */
export function planPage(sources: SourceFiles, source: string): Plan {
  if (!PAGE_PATH.test(source)) {
    return {
      refusal: `"${source}" is no name for a page: use docs/<folder>/<name>.md, in a-z, 0-9 and single hyphens.`,
    };
  }
  return planFiles(sources, source, (locale) => [
    `title: ${entryOf(source).replace(/^.*\//, '')}`,
    `sidebar_position: ${nextPosition(sources, source)}`,
    "description: ''",
    '---',
    ...headingLines(sources, PAGE_SECTIONS, locale),
  ]);
}

/** Plans a release post in the four languages, e.g. of `product`, `4.2.0`, `2025-10-14`. */
export function planRelease(
  sources: SourceFiles,
  product: string,
  version: string,
  date: string,
): Plan {
  const history = HISTORIES.find(({id}) => id === product);
  if (!history) {
    const known = HISTORIES.map(({id}) => id).join(', ');
    return {refusal: `Unknown product "${product}". Use one of ${known}.`};
  }
  if (!VERSION.test(version)) {
    return {refusal: `"${version}" is no version: use two or three numbers, e.g. 4.2 or 4.2.0.`};
  }
  const existing = [...sources.files.keys()].find(
    (file) => file.startsWith(`${product}/`) && file.endsWith(`-${version}.md`),
  );
  if (existing !== undefined) {
    return {refusal: `Version ${version} has its post already: ${existing}.`};
  }
  const newest = newestVersion(sources.files.keys(), product);
  if (newest !== undefined && compareVersions(version, newest) <= 0) {
    return {refusal: `${version} is not newer than ${newest}, the newest release of ${product}.`};
  }
  if (!isDay(date)) {
    return {refusal: `"${date}" is no day: write it as 2026-01-31.`};
  }
  const plan = planFiles(sources, `${product}/${date}-${version}.md`, (locale) => [
    `title: ${nameOf(history, locale)} ${version}`,
    `slug: /${history.slug}/version/${version}`,
    `date: ${date}`,
    `authors: [${history.slug}]`,
    `tags: [${history.slug}]`,
    "description: ''",
    '---',
    '',
    '{/* truncate */}',
    // Writers delete empty ones.
    ...headingLines(sources, RELEASE_KINDS, locale),
  ]);
  return 'refusal' in plan || newest === undefined
    ? plan
    : {files: new Map([...plan.files, ...withRelease(sources, product, newest, version)])};
}

/** The About page in every language, and for the platform the announcement, with the new release. */
function withRelease(
  sources: SourceFiles,
  product: string,
  old: string,
  version: string,
): ReadonlyMap<string, string> {
  const {files} = sources;
  const line = (release: string) => release.split('.').slice(0, 2).join('.');
  const renamed = (text: string) =>
    text.replaceAll(old, version).replaceAll(`${line(old)}.x`, `${line(version)}.x`);
  const history = HISTORIES.find(({id}) => id === product) ?? HISTORIES[0];
  const places = [
    ...LOCALES.map((locale) => ({
      file: fileIn(ABOUT_PAGE, locale),
      place: aboutEntry(nameOf(history, locale)),
    })),
    ...(history === HISTORIES[0] ? [{file: ANNOUNCEMENT, place: /^.*$/gm}] : []),
  ];
  const changed = new Map(
    places.flatMap(({file, place}) => {
      const text = files.get(file);
      const after = text?.replace(place, renamed);
      return after === undefined || after === text ? [] : [[file, after] as const];
    }),
  );
  // The same change in all languages: what was complete stays complete.
  const french = hashOf(changed.get(ABOUT_PAGE) ?? files.get(ABOUT_PAGE) ?? '');
  for (const {file, state} of translatedPages(sources)) {
    const text = changed.get(file);
    if (text !== undefined && state === 'complete') {
      changed.set(file, withSource(text, french));
    }
  }
  return changed;
}

function planFiles(
  sources: SourceFiles,
  source: string,
  linesIn: (locale: Locale) => string[],
): Plan {
  const files = new Map(
    LOCALES.map((locale) => {
      const text = ['---', ...linesIn(locale), ''].join('\n');
      return [
        fileIn(source, locale),
        locale === DEFAULT_LOCALE ? text : withSource(text, UNTRANSLATED),
      ];
    }),
  );
  const existing = [...files.keys()].find((file) => sources.files.has(file));
  return existing === undefined ? {files} : {refusal: `${existing} exists already.`};
}

/** Empty sections, under the headings that pages of the language have most often. */
function headingLines(
  {files, pages}: SourceFiles,
  ids: readonly string[],
  locale: Locale,
): string[] {
  const texts = pages.filter((page) => page.locale === locale).map(({file}) => files.get(file));
  return ids.flatMap((id) => {
    const heading = new RegExp(`^#+ +(.*?) *\\{/\\* *#${id} *\\*/\\}`, 'gm');
    const counts = new Map<string, number>();
    for (const [, text = ''] of texts.flatMap((each) => [...(each ?? '').matchAll(heading)])) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const [text = id] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    return ['', `## ${text} {/* #${id} */}`];
  });
}

/** The position after the last neighbour in the sidebar. */
function nextPosition({files, pages}: SourceFiles, source: string): number {
  const positions = pages
    .filter((page) => page.file === page.source && folderOf(page.source) === folderOf(source))
    .map(({file}) => Number(/^sidebar_position: *(\d+)/m.exec(files.get(file) ?? '')?.[1] ?? 0));
  return Math.max(0, ...positions) + 1;
}

/** The sidebar entry of a page: itself, or the folder whose index it is. */
function entryOf(source: string): string {
  return source.replace(/(?:\/index)?\.md$/, '');
}

/** The sidebar folder of a page. */
function folderOf(source: string): string {
  return entryOf(source).replace(/\/[^/]*$/, '');
}
