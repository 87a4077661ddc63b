import type {Locale, Localized} from '../site/locales';
import {labelled} from './texts';

/** Whom a page is for: the keys of `audience` and how the line names them. */
const AUDIENCES: ReadonlyMap<unknown, Localized> = new Map([
  ['everyone', {fr: 'tout le monde', en: 'everyone', de: 'alle', zh: '所有人'}],
  [
    'users',
    {
      fr: 'les personnes d’un Space',
      en: 'people in a Space',
      de: 'alle in einem Space',
      zh: 'Space 用户',
    },
  ],
  [
    'loquet',
    {
      fr: 'les personnes qui ont Loquet',
      en: 'people with Loquet',
      de: 'alle mit Loquet',
      zh: 'Loquet 用户',
    },
  ],
  [
    'managers',
    {
      fr: 'les gestionnaires de dossier',
      en: 'folder managers',
      de: 'Ordnerverwalter',
      zh: '文件夹管理者',
    },
  ],
  [
    'admins',
    {fr: 'les administrateurs', en: 'administrators', de: 'Administratoren', zh: '管理员'},
  ],
  ['it', {fr: 'l’informatique', en: 'IT', de: 'IT-Abteilung', zh: 'IT 部门'}],
  [
    'project',
    {
      fr: 'qui conduit le projet',
      en: 'the project lead',
      de: 'Projektleitung',
      zh: '项目负责人',
    },
  ],
  ['dpo', {fr: 'le DPO', en: 'the DPO', de: 'DSB', zh: '数据保护官'}],
]);

/** Durations that are not counted in minutes. */
const DURATIONS: ReadonlyMap<unknown, Localized> = new Map([
  ['half-day', {fr: 'une demi-journée', en: 'half a day', de: 'ein halber Tag', zh: '半天'}],
  ['weeks', {fr: 'plusieurs semaines', en: 'several weeks', de: 'mehrere Wochen', zh: '数周'}],
]);

const LABELS = {
  audience: {fr: 'Pour', en: 'For', de: 'Für', zh: '适用对象'},
  minutes: {fr: 'Durée', en: 'Time', de: 'Dauer', zh: '所需时间'},
  needs: {fr: 'Il faut', en: 'You need', de: 'Sie brauchen', zh: '需要'},
} as const satisfies Record<string, Localized>;

/** The keys of the front matter that make the line, in its order. */
export const DATA_LINE_KEYS = ['audience', 'minutes', 'needs'] as const;

export type DataLineKey = (typeof DATA_LINE_KEYS)[number];

/** Longest `needs`, in characters. */
const MAX_NEEDS = 80;

/**
 * The line under a page's title that says for whom it is, how long it takes and what is needed (blueprint
 * §0.3), e.g. "For: administrators · Time: 15 min". What {@link problemOf} refuses is left out.
 *
 * @returns undefined for a page without any of the three
 */
export function dataLine(
  frontMatter: Readonly<Record<string, unknown>>,
  locale: Locale,
): string | undefined {
  const parts = DATA_LINE_KEYS.flatMap((key) => {
    const value = frontMatter[key];
    return value === undefined || problemOf(key, value) !== undefined
      ? []
      : [labelled(LABELS[key][locale], textOf(value, locale), locale)];
  });
  return parts.length > 0 ? parts.join(locale === 'zh' ? '｜' : ' · ') : undefined;
}

/** What is wrong with a value of the front matter, and what to write; undefined when it is right. */
export function problemOf(key: DataLineKey, value: unknown): string | undefined {
  switch (key) {
    case 'audience': {
      const known = [...AUDIENCES.keys()].join(', ');
      const list: unknown[] = Array.isArray(value) ? value : [];
      const unknown = list.find((name) => !AUDIENCES.has(name));
      if (list.length === 0) {
        return `"audience" is not a list → write it in brackets, from ${known}`;
      }
      return unknown === undefined
        ? undefined
        : `unknown audience ${JSON.stringify(unknown)} → use ${known}`;
    }
    case 'minutes':
      return (Number.isInteger(value) && Number(value) > 0) || DURATIONS.has(value)
        ? undefined
        : `"minutes" is ${JSON.stringify(value)} → write a whole number of minutes, or ${[...DURATIONS.keys()].join(', ')}`;
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
  if (Array.isArray(value)) {
    const names = value.map((name: unknown) => AUDIENCES.get(name)?.[locale]);
    return names.join(locale === 'zh' ? '、' : ', ');
  }
  if (typeof value === 'number') {
    return `${value}${locale === 'zh' ? ' 分钟' : '\u00A0min'}`;
  }
  return DURATIONS.get(value)?.[locale] ?? (typeof value === 'string' ? value : '');
}

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly data?: object;
  readonly children?: readonly Node[];
  readonly value?: string;
}

/**
 * Remark plugin: puts the line under the title. The class keeps it out of the search (src/config/search.ts).
 *
 * @param locale language of the site being built
 */
export function dataLinePlugin(locale: Locale) {
  return function add(
    root: {children: Node[]},
    {data}: {data: {frontMatter?: Record<string, unknown>}},
  ): void {
    const value = dataLine(data.frontMatter ?? {}, locale);
    if (value !== undefined) {
      const line = {
        type: 'paragraph',
        data: {hProperties: {className: ['data-line']}},
        children: [{type: 'text', value}],
      };
      // A title that stands in the text is a header by now; that of the front matter comes before the text.
      const afterTitle = root.children.findIndex(({name}) => name === 'header') + 1;
      root.children.splice(afterTitle, 0, line);
    }
  };
}
