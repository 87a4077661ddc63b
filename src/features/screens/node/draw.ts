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
  /** It is narrow enough to stand beside its steps. */
  readonly isNarrow: boolean;
  /** One or two panels side by side: HTML without script, style or address. */
  readonly panels: string;
}

export function isScreenId(id: string): id is ScreenId {
  return SCREEN_IDS.some((known) => known === id);
}

/** Draws a screen (blueprint §6) with the labels of a language. */
export function drawScreen(id: ScreenId, locale: Locale): Screen {
  const labels = new Map<string, string>(Object.entries(LABELS[locale]));
  const texts = SCREEN_TEXTS[locale];
  const {title, isNarrow = false, panels} = DRAWINGS[id];
  const fill = (sentence: string) =>
    sentence.replace(/\{([\w-]+)\}/g, (_, key: string) => labels.get(key) ?? key);
  return {
    title: LABELS[locale][title],
    description: fill(texts[`${id}.description`]),
    caption: fill(texts[`${id}.caption`]),
    notes: Object.entries(texts)
      .filter(([key]) => new RegExp(`^${id}\\.\\d$`).test(key))
      .map(([, note]) => fill(note)),
    isNarrow,
    panels: panels({
      label: (key) => LABELS[locale][key],
      word: (key) => texts[`words.${key}`],
    }).join(''),
  };
}
