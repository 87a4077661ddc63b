import {HISTORIES, nameOf} from '../../../src/site/collections';
import {DEFAULT_LOCALE, LOCALES} from '../../../src/site/locales';
import {RELEASE_KINDS, isReleaseKind} from '../../../src/site/releases';
import type {Sources} from '../../../src/content/load';
import type {FrontMatterEntry, Page} from '../../../src/content/page';
import {
  ABOUT_PAGE,
  ANNOUNCEMENT,
  aboutEntry,
  isDay,
  newestVersion,
} from '../../../src/content/release';
import {fileIn} from '../../../src/content/places';
import type {Finding} from '../../finding';
import {at, inFile, everyPage, type PageFinding} from '../../rule';

/** Tags and authors of posts are keys of tags.yml and authors.yml. */
export const postLists = everyPage(({kind, frontMatter}, {tags, authors}) =>
  kind === 'post'
    ? [
        ...unknownKeys(frontMatter.get('tags'), tags, 'tag', 'tags.yml'),
        ...unknownKeys(frontMatter.get('authors'), authors, 'author', 'authors.yml'),
      ]
    : [],
);

function unknownKeys(
  entry: FrontMatterEntry | undefined,
  known: ReadonlySet<string>,
  what: string,
  list: string,
): PageFinding[] {
  // Another value than a list is a fault of the front matter.
  if (!Array.isArray(entry?.value)) {
    return [];
  }
  return entry.value
    .filter((value: unknown) => typeof value !== 'string' || !known.has(value))
    .map((value: unknown) => ({
      line: entry.line,
      message: `unknown ${what} ${JSON.stringify(value)} → use a key of ${list}: ${[...known].join(', ')}`,
      follows: list,
    }));
}

/** Date and version of a post match its file name; an opening paragraph and its sections stand in order. */
export const posts = everyPage((page: Page) => {
  if (page.kind !== 'post' || page.failure) {
    return [];
  }
  const [, folder = '', day = '', version = ''] =
    /^([^/]+)\/(\d{4}-\d{2}-\d{2})-(\d+(?:\.\d+){1,2})\.md$/.exec(page.source) ?? [];
  const history = HISTORIES.find(({id}) => id === folder);
  if (!history || !isDay(day)) {
    return at(1, 'has no name of a release note → name it <history>/2025-10-14-4.1.1.md');
  }
  return [
    ...valueProblem(page, 'date', day),
    ...valueProblem(page, 'slug', `/${history.slug}/version/${version}`),
    ...valueProblem(page, 'title', `${nameOf(history, page.locale)} ${version}`),
    ...tagProblem(page, history.slug),
    ...truncateProblem(page),
    ...sectionProblem(page),
  ];
});

function valueProblem({frontMatter}: Page, key: string, wanted: string): PageFinding[] {
  const entry = frontMatter.get(key);
  const value =
    entry?.value instanceof Date ? entry.value.toISOString().slice(0, 10) : entry?.value;
  return entry === undefined || String(value).replace(/[\u00A0\u202F]/g, ' ') === wanted
    ? []
    : at(entry.line, `"${key}" is not what the file's name says → write ${wanted}`);
}

function tagProblem({frontMatter}: Page, slug: string): PageFinding[] {
  const entry = frontMatter.get('tags');
  return Array.isArray(entry?.value) && !entry.value.includes(slug)
    ? at(entry.line, `without the tag of its history → write [${slug}]`)
    : [];
}

const TRUNCATE = '{/* truncate */}';

function truncateProblem({lines}: Page): PageFinding[] {
  const body = lines.indexOf('---', 1) + 1;
  const marks = lines.flatMap((content, index) => (content.trim() === TRUNCATE ? [index] : []));
  const [mark] = marks;
  if (mark === undefined || marks.length > 1) {
    return at(
      marks[1] === undefined ? body + 1 : marks[1] + 1,
      `${marks.length} times ${TRUNCATE} → write it once, on a line of its own after the opening paragraph`,
    );
  }
  const isSaid = (from: number, to: number) =>
    lines.slice(from, to).some((content) => content.trim() !== '');
  return !isSaid(body, mark) || !isSaid(mark + 1, lines.length)
    ? at(mark + 1, `${TRUNCATE} with nothing before or after → put it after the opening paragraph`)
    : [];
}

/** What to do comes first, and the list marks it only when it has entries. */
function sectionProblem({headings, lists}: Page): PageFinding[] {
  const sections = headings.filter(({id}) => isReleaseKind(id));
  const order = RELEASE_KINDS.filter((kind) => sections.some(({id}) => id === kind));
  const moved = sections.find(({id}, index) => id !== order[index]);
  const [first] = sections;
  const end = sections[1]?.line ?? Infinity;
  return moved
    ? at(
        moved.line,
        `the section #${moved.id} is not in its place → order them: ${order.join(', ')}`,
      )
    : first?.id === 'upgrade-notes' && !lists.some(({line}) => line > first.line && line < end)
      ? at(first.line, 'the section #upgrade-notes without entries → list what to do, or delete it')
      : [];
}

/** The About page and the announcement name the newest release of the platform. */
export function currentRelease({files}: Sources): Finding[] {
  const [history] = HISTORIES;
  const newest = newestVersion(files.keys(), history.id);
  const places: readonly (readonly [file: string, line: RegExp])[] = [
    ...LOCALES.map(
      (locale) => [fileIn(ABOUT_PAGE, locale), aboutEntry(nameOf(history, locale))] as const,
    ),
    [ANNOUNCEMENT, new RegExp(`\\b${nameOf(history, DEFAULT_LOCALE)} [\\d.]+\\d`)],
  ];
  return places.flatMap(([file, pattern]) =>
    (files.get(file) ?? '').split('\n').flatMap((content, index): Finding[] => {
      const named = /[\d.]+\d/.exec(pattern.exec(content)?.[0] ?? '')?.[0];
      return named === undefined || newest === undefined || named === newest
        ? []
        : inFile(
            file,
            index + 1,
            `names the release ${named}, and the newest is ${newest} → write ${newest}`,
          );
    }),
  );
}
