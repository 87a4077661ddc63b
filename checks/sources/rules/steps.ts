import type {Page, Step} from '../../../src/content/page';
import type {Locale} from '../../../src/site/locales';
import {at, everyPage, says} from '../../rule';
import {WORDS} from '../../words/lists';
import {SENTENCE_END, SENTENCE_END_ZH, wordsOf} from './length';

const MOST_SENTENCES = 2;
const MOST_WORDS = 35;
/** Chinese counts signs. */
const MOST_SIGNS = 70;

/** On the first line of a step, or on the line before its list: why it breaks a rule. */
const REASON = /\{\/\* steps: \S.* \*\/\}$/;

/**
 * A step is one action (glossary §7.9): short, opened by its verb, place or label, without a choice; forks stand above
 * the list. The first offence of a kind on a page is a warning, each further one an error.
 */
export const steps = everyPage((page) => {
  if (page.kind !== 'manual' && page.kind !== 'partial') {
    return [];
  }
  const kinds = new Set<Kind>();
  return page.steps
    .filter((step) => !hasReason(page, step))
    .flatMap((step) => {
      const fault = faultOf(step, page.locale);
      const isSecond = fault !== undefined && kinds.has(fault.kind);
      if (fault) {
        kinds.add(fault.kind);
      }
      return at(step.line, fault?.message, {isWarning: !isSecond});
    });
});

type Kind = 'opening' | 'later' | 'sentences' | 'length';

function faultOf(
  {text, bold}: Step,
  locale: Locale,
): {readonly kind: Kind; readonly message: string} | undefined {
  const {conditions} = WORDS[locale];
  const [end, most, unit] =
    locale === 'zh'
      ? ([SENTENCE_END_ZH, MOST_SIGNS, 'signs'] as const)
      : ([SENTENCE_END, MOST_WORDS, 'words'] as const);
  const sentences = text.split(end).filter((sentence) => /[^\s\u2060]/.test(sentence));
  const {length} = locale === 'zh' ? text.replace(/\s/gu, '') : wordsOf(text);
  const [label = ''] = bold;
  const afterLabel = label === '' ? '' : text.slice(text.indexOf(label) + label.length);
  if (says(text, conditions.opening)) {
    return {
      kind: 'opening',
      message:
        'a step that begins with a condition or an alternative → put the fork above the list: a question and its exits',
    };
  }
  if (says(afterLabel, conditions.later)) {
    return {
      kind: 'later',
      message:
        'a step whose condition stands after its label → say the condition before the click, above the list or in a step of its own',
    };
  }
  if (sentences.length > MOST_SENTENCES) {
    return {
      kind: 'sentences',
      message: `a step of ${sentences.length} sentences → at most ${MOST_SENTENCES}: explanations and exceptions stand below the list`,
    };
  }
  return length > most
    ? {
        kind: 'length',
        message: `a step of ${length} ${unit} → at most ${most}: one action a step`,
      }
    : undefined;
}

function hasReason({lines}: Page, {line, list}: Step): boolean {
  const above = lines
    .slice(0, list - 1)
    .filter((content) => content.trim() !== '')
    .at(-1);
  return [lines[line - 1], above].some((content = '') => REASON.test(content.trim()));
}
