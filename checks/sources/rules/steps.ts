import type {Page, Step} from '../../../src/content/page';
import type {Locale} from '../../../src/site/locales';
import {everyPage, type PageFinding} from '../../rule';
import {SENTENCE_END, SENTENCE_END_ZH, wordsOf} from './length';

const MOST_SENTENCES = 2;
const MOST_WORDS = 35;
/** Chinese counts signs. */
const MOST_SIGNS = 70;

/** A condition that opens a step, or an alternative to the step before. */
const OPENING: Record<Locale, RegExp> = {
  fr: /^(?:Si |S’ils? |Sinon|Au cas où|Lorsque |Lorsqu’|Quand |Ou )/u,
  en: /^(?:If |Otherwise|When |Unless |Or )/u,
  de: /^(?:Wenn |Falls |Andernfalls|Sonst |Sofern |Oder )/u,
  zh: /^(?:如果|如(?=您|有|需)|若|否则|当(?=您)|或者?)/u,
};

/** A condition that comes after the label that it decides about. */
const LATER: Record<Locale, RegExp> = {
  fr: /(?:^|[\s,(])(?:si|s’ils?|à moins que?) /u,
  en: /(?:^|[\s,(])(?:if|unless|otherwise) /u,
  de: /(?:^|[\s,(])(?:wenn|falls|sofern|andernfalls) /u,
  zh: /如果|若(?!干)|否则/u,
};

/** On the line before a list: why one of its steps breaks a rule. */
const REASON = /^\{\/\* steps: \S.* \*\/\}$/;

/**
 * A step is one action (glossary §7.9): short, opened by its verb, place or label, without a choice; forks stand above
 * the list. Warnings as long as pages remain that were written before this rule.
 */
export const steps = everyPage((page): PageFinding[] =>
  page.kind !== 'manual' && page.kind !== 'partial'
    ? []
    : page.steps
        .filter(({list}) => !hasReason(page, list))
        .flatMap((step) => {
          const message = faultOf(step, page.locale);
          return message === undefined ? [] : [{line: step.line, message, isWarning: true}];
        }),
);

function faultOf({text, bold}: Step, locale: Locale): string | undefined {
  const sentences = text
    .split(locale === 'zh' ? SENTENCE_END_ZH : SENTENCE_END)
    .filter((sentence) => sentence.trim() !== '');
  const length = locale === 'zh' ? text.replace(/\s/gu, '').length : wordsOf(text).length;
  const [label = ''] = bold;
  const afterLabel = label === '' ? '' : text.slice(text.indexOf(label) + label.length);
  if (OPENING[locale].test(text)) {
    return 'a step that begins with a condition or an alternative → put the fork above the list: a question and its exits';
  }
  if (LATER[locale].test(afterLabel)) {
    return 'a step whose condition stands after its label → say the condition before the click, above the list or in a step of its own';
  }
  if (sentences.length > MOST_SENTENCES) {
    return `a step of ${sentences.length} sentences → at most ${MOST_SENTENCES}: explanations and exceptions stand below the list`;
  }
  return length > (locale === 'zh' ? MOST_SIGNS : MOST_WORDS)
    ? `a step of ${length} ${locale === 'zh' ? 'signs' : 'words'} → at most ${locale === 'zh' ? MOST_SIGNS : MOST_WORDS}: one action a step`
    : undefined;
}

function hasReason({lines}: Page, list: number): boolean {
  const above = lines.slice(0, list - 1).map((line) => line.trim());
  return REASON.test(above.filter(Boolean).at(-1) ?? '');
}
