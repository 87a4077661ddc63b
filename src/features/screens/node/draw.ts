import {LABELS} from '../../../content/labels';
import {DEFAULT_LOCALE, type Locale} from '../../../site/locales';
import {DRAWINGS} from './drawings';
import {SCREEN_IDS, SCREEN_TEXTS, type ScreenId} from './texts';

export interface Screen {
  /** Accessible name. */
  readonly title: string;
  readonly description: string;
  readonly caption: string;
  /** What the numbers in the drawing mean, from 1 on. */
  readonly notes: readonly string[];
  /** It is narrow enough to stand beside its steps. */
  readonly isNarrow: boolean;
  /** One or two panels side by side: HTML without script, style or address. */
  readonly panels: string;
}

export function isScreenId(id: string): id is ScreenId {
  return SCREEN_IDS.some((known) => known === id);
}

/** Names of the parts that a step can light. */
export function partsOf(id: ScreenId): string[] {
  const found = panelsOf(id, DEFAULT_LOCALE).matchAll(PART);
  return [...new Set([...found].map(([, name = '']) => name))];
}

/** Draws a screen (blueprint §6) with the labels of a language. */
export function drawScreen(id: ScreenId, locale: Locale): Screen {
  return {
    ...textsOf(id, locale),
    isNarrow: DRAWINGS[id].isNarrow ?? false,
    panels: panelsOf(id, locale).replace(PART, ''),
  };
}

/**
 * Draws a screen of a walk-through: the parts of its steps bear their numbers, in place of those that a list explains.
 * @param steps numbers of the steps that light each part
 */
export function drawStep(
  id: ScreenId,
  locale: Locale,
  steps: ReadonlyMap<string, readonly number[]>,
): Pick<Screen, 'title' | 'description' | 'panels'> {
  const {title, description} = textsOf(id, locale);
  return {
    title,
    description: description.replace(/ ?[(（]\d[)）]/g, ''),
    panels: panelsOf(id, locale)
      .replace(/<i class="mark.*?<\/i>/g, '')
      .replace(PART, (_, name: string) => {
        const numbers = steps.get(name);
        return numbers ? ` data-step="${numbers.join(', ')}"` : '';
      }),
  };
}

function textsOf(
  id: ScreenId,
  locale: Locale,
): Pick<Screen, 'title' | 'description' | 'caption' | 'notes'> {
  const labels = new Map<string, string>(Object.entries(LABELS[locale]));
  const texts: Readonly<Record<string, string>> = SCREEN_TEXTS[locale];
  const fill = (sentence: string) =>
    sentence.replace(/\{([\w-]+)\}/g, (_, key: string) => labels.get(key) ?? key);
  return {
    title: LABELS[locale][DRAWINGS[id].title],
    description: fill(texts[`${id}.description`] ?? ''),
    caption: fill(texts[`${id}.caption`] ?? ''),
    notes: Object.entries(texts)
      .filter(([key]) => new RegExp(`^${id}\\.\\d$`).test(key))
      .map(([, note]) => fill(note)),
  };
}

const PART = / data-part="([\w-]+)"/g;

function panelsOf(id: ScreenId, locale: Locale): string {
  const texts = SCREEN_TEXTS[locale];
  return DRAWINGS[id]
    .panels({
      label: (key) => LABELS[locale][key],
      word: (key) => texts[`words.${key}`],
    })
    .join('');
}
