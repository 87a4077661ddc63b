import {DATA_LINE_KEYS, problemOf} from '../../../src/content/plugins/dataLine';
import {SOURCE} from '../../../src/content/sourceHash';
import {DEFAULT_LOCALE, type Locale} from '../../../src/site/locales';
import type {Page} from '../../../src/content/page';
import type {PageKind} from '../../../src/content/places';
import {DEPTH} from '../../finding';
import {at, everyPage} from '../../rule';

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

/** Validators of values that would stop Docusaurus or make it do something else. */
const VALUES: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  title: isText,
  sidebar_label: isText,
  description: isText,
  needs: isText,
  slug: (value) =>
    typeof value === 'string' && /^\/[a-z0-9/.-]*$/i.test(value)
      ? undefined
      : 'an address that starts with /',
  keywords: isList,
  tags: isList,
  authors: isList,
  unlisted: isYes,
  draft: isYes,
};

function isText(value: unknown): string | undefined {
  return typeof value === 'string' ? undefined : 'text, in quotes if need be';
}

function isList(value: unknown): string | undefined {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
    ? undefined
    : 'a list in brackets: [one, two]';
}

function isYes(value: unknown): string | undefined {
  return typeof value === 'boolean' ? undefined : 'true or false';
}

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

/** Every key is known; every required key is there and not empty. */
export const frontMatterKeys = everyPage(({kind, locale, lines, frontMatter, failure}) => {
  const {required, optional} = KEYS[kind];
  const own = kind === 'partial' || locale === DEFAULT_LOCALE ? [] : [SOURCE];
  if (failure) {
    return [];
  }
  const unknown = [...frontMatter].filter(
    ([key]) => ![...required, ...optional, ...own].includes(key),
  );
  return [
    ...lines.slice(0, lines.indexOf('---', 1)).flatMap((content, index) => {
      const [, key, read = '', comment] = /^(\w+): +([^'"[{|>].*?) +(#.*)$/.exec(content) ?? [];
      return key === undefined
        ? []
        : at(
            index + 1,
            `“${key}” ends before #: only “${read}” is read → write it in quotes, ${key}: '${`${read} ${comment}`.replaceAll("'", "''")}'`,
          );
    }),
    ...unknown.map(([key, {line}]) => ({
      line,
      message: `unknown front-matter key "${key}" → remove it or correct its name`,
    })),
    ...[...frontMatter].flatMap(([key, {value, line}]) => {
      const wanted = isEmpty(value) ? undefined : VALUES[key]?.(value);
      if (wanted !== undefined) {
        return at(line, `"${key}" is none → write ${wanted}`);
      }
      return key === 'title' && String(value).length > LONGEST_TITLE
        ? at(line, `title of ${String(value).length} characters → at most ${LONGEST_TITLE}`)
        : [];
    }),
    ...required
      .filter((key) => isEmpty(frontMatter.get(key)?.value))
      .map((key) => ({
        line: frontMatter.get(key)?.line ?? 1,
        depth: DEPTH.page,
        message: `front matter without "${key}" → add it`,
      })),
  ];
});

export const descriptionLength = everyPage(({locale, frontMatter}: Page) => {
  const description = frontMatter.get('description');
  if (typeof description?.value !== 'string' || description.value === '') {
    return [];
  }
  const {min, max} = DESCRIPTION_LENGTH[locale];
  const {length} = [...description.value];
  return length >= min && length <= max
    ? []
    : at(description.line, `description of ${length} characters → write ${min} to ${max}`);
});

/** Values of the data line are known words. */
export const dataLines = everyPage(({frontMatter}) =>
  DATA_LINE_KEYS.flatMap((key) => {
    const entry = frontMatter.get(key);
    const message = entry && problemOf(key, entry.value);
    return at(entry?.line ?? 1, message);
  }),
);

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
