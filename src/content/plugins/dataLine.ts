import type {Paragraph, Root} from 'mdast';
import {PAGE_TEXTS} from '../labels/pageTexts';
import {DEFAULT_LOCALE, type Locale} from '../../site/locales';
import {isElement, setProperties} from '../mdx';
import {labelled} from '../texts';

/** Last parts of the keys under a name. */
function keysOf(name: string): string[] {
  return Object.keys(PAGE_TEXTS[DEFAULT_LOCALE])
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => key.slice(name.length + 1));
}

const AUDIENCES: readonly unknown[] = keysOf('audience');

const DURATIONS: readonly unknown[] = keysOf('duration').filter((name) => name !== 'minutes');

/** Keys of the front matter shown in the line, in its order. */
export const DATA_LINE_KEYS = ['audience', 'minutes', 'needs'] as const;

export type DataLineKey = (typeof DATA_LINE_KEYS)[number];

/** In characters. */
const MAX_NEEDS = 80;

/**
 * The line under a page's title (blueprint §0.3), e.g. "For: administrators · Time: 15 min", without values that {@link
 * problemOf} refuses; undefined for a page without any.
 */
export function dataLine(
  frontMatter: Readonly<Record<string, unknown>>,
  locale: Locale,
): string | undefined {
  const parts = DATA_LINE_KEYS.flatMap((key) => {
    const value = frontMatter[key];
    if (value === undefined || problemOf(key, value) !== undefined) {
      return [];
    }
    const name = PAGE_TEXTS[locale][`dataLine.${key}`] ?? '';
    const part = labelled(name, textOf(value, locale), locale);
    // A duration does not part from its label.
    return [key === 'minutes' ? part.replaceAll(' ', '\u00A0') : part];
  });
  return parts.length > 0 ? parts.join(locale === 'zh' ? '｜' : ' · ') : undefined;
}

/** Error message for a value of the front matter; undefined when it is valid. */
export function problemOf(key: DataLineKey, value: unknown): string | undefined {
  switch (key) {
    case 'audience': {
      const known = AUDIENCES.join(', ');
      const list: unknown[] = Array.isArray(value) ? value : [];
      const unknown = list.find((name) => !AUDIENCES.includes(name));
      if (list.length === 0) {
        return `"audience" is not a list → write it in brackets, from ${known}`;
      }
      return unknown === undefined
        ? undefined
        : `unknown audience ${JSON.stringify(unknown)} → use ${known}`;
    }
    case 'minutes':
      return (Number.isInteger(value) && Number(value) > 0) || DURATIONS.includes(value)
        ? undefined
        : `"minutes" is ${JSON.stringify(value)} → write a whole number of minutes, or ${DURATIONS.join(', ')}`;
    case 'needs': {
      if (typeof value !== 'string' || value.trim() === '') {
        return '"needs" says nothing → write what the reader must have before starting, or remove it';
      }
      const {length} = [...value];
      return length <= MAX_NEEDS
        ? undefined
        : `"needs" of ${length} characters → write at most ${MAX_NEEDS}`;
    }
  }
}

function textOf(value: unknown, locale: Locale): string {
  const texts = PAGE_TEXTS[locale];
  if (Array.isArray(value)) {
    return value.map((name) => texts[`audience.${name}`]).join(locale === 'zh' ? '、' : ', ');
  }
  if (typeof value === 'number') {
    return texts['duration.minutes']?.replace('{minutes}', String(value)) ?? '';
  }
  return (DURATIONS.includes(value) && texts[`duration.${String(value)}`]) || String(value);
}

/** Remark plugin: puts the line under the title. The class keeps it out of the search (src/config/search.ts). */
export function dataLinePlugin(locale: Locale) {
  return function add(root: Root, {data}: {data: {frontMatter?: Record<string, unknown>}}): void {
    const value = dataLine(data.frontMatter ?? {}, locale);
    if (value !== undefined) {
      const line: Paragraph = {type: 'paragraph', children: [{type: 'text', value}]};
      setProperties(line, {className: ['data-line']});
      // By now a title in the text is inside a header; one of the front matter comes before the text.
      const afterTitle = root.children.findIndex((node) => isElement(node, 'header')) + 1;
      root.children.splice(afterTitle, 0, line);
    }
  };
}
