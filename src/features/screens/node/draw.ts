import {LABELS} from '../../../content/labels';
import type {Locale} from '../../../site/locales';
import {DRAWINGS} from './drawings';
import {SCREEN_IDS, SCREEN_TEXTS, type ScreenId} from './texts';

export interface Screen {
  /** Accessible name. */
  readonly title: string;
  readonly description: string;
  readonly caption: string;
  /** What the numbers in the drawing mean, from 1 on. */
  readonly notes: readonly string[];
  /** One or two panels side by side: HTML without script, style or address. */
  readonly panels: string;
}

const PART = / data-part="([\w-]+)"/g;

export function isScreenId(id: string): id is ScreenId {
  return SCREEN_IDS.some((known) => known === id);
}

/** Names of the parts that a step can light. */
export function partsOf(id: ScreenId): string[] {
  const [, ...panels] = DRAWINGS[id];
  return [...new Set([...panels.join('').matchAll(PART)].map(([, name = '']) => name))];
}

/** Draws a screen (blueprint §6) with the labels of a language. */
export function drawScreen(id: ScreenId, locale: Locale): Screen {
  const texts: Readonly<Record<string, string>> = SCREEN_TEXTS[locale];
  const text = (name: string) => filled(texts[`${id}.${name}`] ?? '', locale);
  return {
    title: LABELS[locale][DRAWINGS[id][0]],
    description: text('description'),
    caption: text('caption'),
    notes: ['1', '2', '3'].map(text).filter(Boolean),
    panels: panelsOf(id, locale).replace(PART, ''),
  };
}

/**
 * Draws a screen of a walk-through: the parts of its steps bear their numbers, in place of those that a list explains.
 * @param stepsOf numbers of the steps that light a part; empty for none
 */
export function drawStep(
  id: ScreenId,
  locale: Locale,
  stepsOf: (part: string) => string,
): Pick<Screen, 'title' | 'description' | 'panels'> {
  const {title, description} = drawScreen(id, locale);
  return {
    title,
    description: description.replace(/ ?[(（]\d[)）]/g, ''),
    panels: panelsOf(id, locale)
      .replace(/<i class="mark.*?<\/i>/g, '')
      .replace(PART, (_, part: string) => {
        const steps = stepsOf(part);
        return steps && ` data-step="${steps}"`;
      }),
  };
}

function panelsOf(id: ScreenId, locale: Locale): string {
  const [, ...panels] = DRAWINGS[id];
  const escaped = (word: string) => word.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return filled(panels.join(''), locale, escaped);
}

/** A text with the labels of a language, and the words of the example, in place of their keys: `{l-approve}`. */
function filled(text: string, locale: Locale, change = (word: string) => word): string {
  const words: Readonly<Record<string, string>> = SCREEN_TEXTS[locale];
  const labels: Readonly<Record<string, string>> = LABELS[locale];
  return text.replace(/\{([\w.-]+)\}/g, (_, key: string) =>
    change(words[key] ?? labels[key] ?? key),
  );
}
