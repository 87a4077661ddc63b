import {DATA_LINE_KEYS, problemOf} from '../../../src/content/plugins/dataLine';
import {SOURCE} from '../../../src/content/sourceHash';
import {DEFAULT_LOCALE, type Locale} from '../../../src/site/locales';
import type {Page} from '../../../src/content/page';
import type {PageKind} from '../../../src/content/places';
import {DEPTH} from '../../finding';
import {at, everyPage, type PageFinding} from '../../rule';

/** The keys of each kind of page; Docusaurus ignores unknown ones silently. */
const KEYS: Record<PageKind, {required: readonly string[]; optional: readonly string[]}> = {
  manual: {
    required: ['title', 'sidebar_position', 'description'],
    optional: [
      ...['sidebar_label', 'sidebar_custom_props', 'keywords', 'slug', 'tags', 'unlisted', 'draft'],
      ...['pagination_next', 'pagination_prev', 'toc_max_heading_level'],
      ...DATA_LINE_KEYS,
    ],
  },
  post: {
    required: ['title', 'slug', 'date', 'authors', 'tags', 'description'],
    optional: ['keywords', 'unlisted', 'draft'],
  },
  partial: {required: [], optional: []},
  page: {
    required: ['title', 'description'],
    optional: ['keywords', 'unlisted', 'draft', ...DATA_LINE_KEYS],
  },
};

type Kind = readonly [isOne: (value: unknown) => boolean, wanted: string];

const TEXT: Kind = [(value) => typeof value === 'string', 'text, in quotes if need be'];
const LIST: Kind = [
  (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  'a list in brackets: [one, two]',
];
const YES: Kind = [(value) => typeof value === 'boolean', 'true or false'];

/** Other values would stop Docusaurus or make it do something else. */
const VALUES: Readonly<Record<string, Kind>> = {
  title: TEXT,
  sidebar_label: TEXT,
  sidebar_position: [(value) => typeof value === 'number' && value >= 0, 'a number from 0 on'],
  description: TEXT,
  slug: [
    (value) => typeof value === 'string' && /^\/[a-z0-9/.-]*$/i.test(value),
    'an address that starts with /',
  ],
  keywords: LIST,
  tags: LIST,
  authors: LIST,
  unlisted: YES,
  draft: YES,
};

/** Browsers and search results cut longer titles. */
const LONGEST_TITLE = 80;

const LATIN = {min: 110, max: 160};
/** Characters of a description (blueprint §0); Chinese needs fewer. */
const DESCRIPTION_LENGTH: Record<Locale, {min: number; max: number}> = {
  fr: LATIN,
  en: LATIN,
  de: LATIN,
  zh: {min: 50, max: 90},
};

/** Every key is known and has a value of its kind; every required key is there and not empty. */
export const frontMatter = everyPage(({kind, locale, lines, frontMatter: entries, failure}) => {
  const {required, optional} = KEYS[kind];
  const own = kind === 'partial' || locale === DEFAULT_LOCALE ? [] : [SOURCE];
  const known = [...required, ...optional, ...own];
  return failure
    ? []
    : [
        ...cutValues(lines),
        ...[...entries].flatMap(([key, {value, line}]) => [
          ...(known.includes(key)
            ? []
            : at(line, `unknown front-matter key "${key}" → remove it or correct its name`)),
          ...at(line, valueFault(key, value, locale)),
        ]),
        ...required
          .filter((key) => isEmpty(entries.get(key)?.value))
          .map((key) => ({
            line: entries.get(key)?.line ?? 1,
            depth: DEPTH.page,
            message: `front matter without "${key}" → add it`,
          })),
      ];
});

/** Values without quotes, of which YAML reads the part before a # only. */
function cutValues(lines: Page['lines']): PageFinding[] {
  return lines.slice(0, lines.indexOf('---', 1)).flatMap((content, index) => {
    const [, key, read = '', comment] = /^(\w+): +([^'"[{|>].*?) +(#.*)$/.exec(content) ?? [];
    return key === undefined
      ? []
      : at(
          index + 1,
          `“${key}” ends before #: only “${read}” is read → write it in quotes, ${key}: '${`${read} ${comment}`.replaceAll("'", "''")}'`,
        );
  });
}

function valueFault(key: string, value: unknown, locale: Locale): string | undefined {
  const ofDataLine = DATA_LINE_KEYS.find((each) => each === key);
  if (ofDataLine || isEmpty(value)) {
    return ofDataLine && problemOf(ofDataLine, value);
  }
  const [isOne, wanted] = VALUES[key] ?? [];
  const {length} = [...String(value)];
  const {min, max} = DESCRIPTION_LENGTH[locale];
  return isOne?.(value) === false
    ? `"${key}" is none → write ${wanted}`
    : key === 'title' && length > LONGEST_TITLE
      ? `title of ${length} characters → at most ${LONGEST_TITLE}`
      : key === 'description' && (length < min || length > max)
        ? `description of ${length} characters → write ${min} to ${max}`
        : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
