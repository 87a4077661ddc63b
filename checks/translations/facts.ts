import {DEFAULT_LOCALE, perLocale, type Locale} from '../../src/site/locales';
import {readCatalogue} from '../../src/content/catalogue';
import type {Sources} from '../../src/content/load';
import {UNKNOWN_TEXT, type Page, type Prose} from '../../src/content/page';
import {DEPTH} from '../finding';
import {at, everyPage, remembered, says, sourceOf, type PageFinding} from '../rule';
import {WORDS} from '../words/lists';
import {labelsFile, labelsIn, renamedLabels} from './labels';
import {monthsIn, numberDifferences, numbersIn, type Numbers} from './numbers';
import {otherUnits, unitsIn, type Units} from './units';

/**
 * A translation states the facts of its French source: the same numbers, the same interface labels in its own words, as
 * many emphasized words, a "never" where there is one. Compared run by run (paragraph, item, cell, title), since the
 * structure is the same; so swapped steps are found too.
 *
 * A run that differs rightly has its reason in a comment on the line before it: `{/* facts: why *\/}`.
 */
export const sameFacts = everyPage((page, sources) => {
  const source = sourceOf(page, sources);
  if (!source) {
    return [];
  }
  if (source.prose.length !== page.prose.length) {
    return countDifference(source, page);
  }
  const {file, isRenamed, ofUsers, ofOthers} = labelsOf(sources)[page.locale];
  const vocabulary = page.source.startsWith('docs/user/') ? ofUsers : ofOthers;
  const statements = runDifferences(source, page, (compared) =>
    STATEMENTS.flatMap((differences) => differences(compared)),
  );
  const labels = runDifferences(source, page, (compared) => boldDifferences(compared, vocabulary));
  // These may be right.
  const order = runDifferences(source, page, (compared) => [
    ...numberOrder(compared),
    ...labelOrder(compared, vocabulary),
  ]);
  return [
    ...statements,
    ...labels.map((finding) => (isRenamed ? {...finding, follows: file} : finding)),
    ...order.map((finding) => ({...finding, isWarning: true})),
  ];
});

/** A run of a translation beside its French one. */
interface Compared {
  readonly expected: Prose;
  readonly run: Prose;
  readonly locale: Locale;
  /** File and line of the French run, for messages. */
  readonly place: string;
}

type Difference = (compared: Compared) => readonly string[];

/** Everything but the labels. */
const STATEMENTS: readonly Difference[] = [
  figureDifferences,
  neverDifferences,
  monthDifferences,
  unitDifferences,
  otherAnswer,
  oppositeLimit,
  notTranslated,
];

const labelsOf = remembered((sources: Sources) => {
  const renamed = renamedLabels(sources);
  return perLocale((locale) => {
    const file = labelsFile(locale);
    return {
      file,
      isRenamed: renamed.some((finding) => finding.file === file),
      ofUsers: vocabularyOf(sources, locale, true),
      ofOthers: vocabularyOf(sources, locale, false),
    };
  });
});

/** French label → its names in another language, and the reverse. */
interface Vocabulary {
  readonly translations: ReadonlyMap<string, ReadonlySet<string>>;
  readonly labels: ReadonlySet<string>;
}

/** @param isOfUsers the manual of users: a button of Loquet, `l-refuse`, and none of the same name in French */
function vocabularyOf({files}: Sources, locale: Locale, isOfUsers: boolean): Vocabulary {
  const ofFrench = readCatalogue(files, labelsFile(DEFAULT_LOCALE));
  const own = readCatalogue(files, labelsFile(locale));
  const translations = new Map<string, Set<string>>();
  for (const [key, {message: french}] of ofFrench) {
    const label = own.get(key)?.message;
    if (label && !(isOfUsers && ofFrench.get(`l-${key}`)?.message === french)) {
      translations.set(french, (translations.get(french) ?? new Set()).add(label));
    }
  }
  return {translations, labels: new Set([...own.values()].map(({message}) => message))};
}

/** Only running text: keys of the front matter and labels of diagrams have their own rules. */
function runDifferences(source: Page, page: Page, differences: Difference): PageFinding[] {
  const {locale} = page;
  return page.prose.flatMap((run, index) => {
    const expected = source.prose[index]!;
    const place = `${source.file}:${expected.line}`;
    return isExcused(page, run)
      ? []
      : differences({expected, run, locale, place}).map((message) => ({
          line: run.line,
          message,
          depth: DEPTH.facts,
          follows: source.file,
          source: {file: source.file, line: expected.line},
        }));
  });
}

/** A comment that gives the reason of a difference. */
export const REASON = /\{\/\* facts: \S.* \*\/\}/;

export function isExcused({lines}: Page, {line}: Prose): boolean {
  return [line - 2, line - 3].some((index) => REASON.test(lines[index] ?? ''));
}

/** The first section whose number of runs differs: everything after it would differ too. */
function countDifference(source: Page, page: Page): PageFinding[] {
  const starts = (of: Page) => [1, ...of.headings.map(({line}) => line)];
  const count = (of: Page, index: number) => {
    const from = starts(of)[index] ?? Infinity;
    const to = starts(of)[index + 1] ?? Infinity;
    return of.prose.filter(({line}) => line >= from && line < to).length;
  };
  for (const [index, line] of starts(source).entries()) {
    const [wanted, found] = [count(source, index), count(page, index)];
    if (wanted !== found) {
      return at(
        starts(page)[index] ?? 1,
        `${found} paragraphs, items and cells in this section where ${source.file}:${line} has ${wanted} → say the same`,
        {depth: DEPTH.facts, follows: source.file, source: {file: source.file, line}},
      );
    }
  }
  return [];
}

/** The numbers of a run, cached: three languages are compared with the French. */
const numbersOf = perLocale((locale) =>
  remembered(({text}: Prose): Numbers => numbersIn(text, locale)),
);

function figureDifferences({expected, run, locale, place}: Compared): string[] {
  const wanted = numbersOf[DEFAULT_LOCALE](expected);
  const {missing, added} = numberDifferences(wanted, numbersOf[locale](run));
  return missing.length + added.length === 0
    ? []
    : [
        `${added.join(', ') || 'no number'} where ${place} has ${missing.join(', ') || 'none'} → write the same number`,
      ];
}

function monthDifferences({expected, run, locale, place}: Compared): string[] {
  const [wanted, found] = [monthsIn(expected.text, DEFAULT_LOCALE), monthsIn(run.text, locale)];
  return wanted.length > 0 && found.some((month) => !wanted.includes(month))
    ? [`another month than in ${place} → write the same date`]
    : [];
}

/** The same figure never counts seconds here and minutes there. */
function unitDifferences({expected, run, locale, place}: Compared): string[] {
  const wanted = unitsOf[DEFAULT_LOCALE](expected);
  const found = unitsOf[locale](run);
  return otherUnits(wanted, found).map(
    ({number, here, there}) =>
      `${number} ${here} where ${place} has ${number} ${there} → write the same unit`,
  );
}

/** Numbers of one unit in another order, or with the units of others: “7 to 90 days” is not “90 to 7 days”. */
function numberOrder(compared: Compared): string[] {
  const {expected, run, locale, place} = compared;
  if (figureDifferences(compared).length + unitDifferences(compared).length > 0) {
    return [];
  }
  const wanted = byUnit(unitsOf[DEFAULT_LOCALE](expected));
  return [...byUnit(unitsOf[locale](run))].flatMap(([unit, found]) => {
    const there = wanted.get(unit) ?? [];
    const among = ({figures}: Numbers) =>
      figures.filter((figure) => [...there, ...found].includes(figure)).join();
    return there.length === found.length &&
      there.join() !== found.join() &&
      among(numbersOf[DEFAULT_LOCALE](expected)) !== among(numbersOf[locale](run))
      ? [`${found.join(', ')} ${unit} where ${place} has ${there.join(', ')} → check the order`]
      : [];
  });
}

function byUnit(units: Units): Map<string, string[]> {
  const numbers = new Map<string, string[]>();
  for (const [number, names] of units) {
    names.forEach((unit) => numbers.set(unit, [...(numbers.get(unit) ?? []), number]));
  }
  return numbers;
}

const unitsOf = perLocale((locale) => remembered(({text}: Prose): Units => unitsIn(text, locale)));

/** Yes is yes in every language. */
function otherAnswer({expected, run, locale, place}: Compared): string[] {
  const answerOf = (text: string, name: Locale) =>
    [WORDS[name].answers.yes, WORDS[name].answers.no].findIndex((answer) => says(text, answer));
  const [wanted, found] = [answerOf(expected.text, DEFAULT_LOCALE), answerOf(run.text, locale)];
  return wanted >= 0 && found >= 0 && wanted !== found
    ? [
        `“${run.text.slice(0, 20)}” where ${place} says “${expected.text.slice(0, 20)}” → give the same answer`,
      ]
    : [];
}

/** At least is not at most. */
function oppositeLimit({expected, run, locale, place}: Compared): string[] {
  const sideOf = (text: string, {least, most}: (typeof WORDS)['fr']['limits']) =>
    Number(says(text, most)) - Number(says(text, least));
  const wanted = sideOf(expected.text, WORDS[DEFAULT_LOCALE].limits);
  const isOpposite = wanted * sideOf(run.text, WORDS[locale].limits) < 0;
  return isOpposite
    ? [
        `a limit that ${place} puts ${wanted < 0 ? 'below' : 'above'} is put on the other side → write ${wanted < 0 ? 'at least' : 'at most'}`,
      ]
    : [];
}

/** A French sentence that was copied. */
function notTranslated({expected, run, locale, place}: Compared): string[] {
  // Names start with capitals, paths have no spaces.
  const words = run.text.match(/(?<!\S)\p{Ll}{2,}(?!\S)/gu) ?? [];
  if (isBlank(run.text) && !isBlank(expected.text)) {
    return [`nothing where ${place} says something → translate it`];
  }
  const isCopied = run.text === expected.text && words.length >= 2;
  const isLatin =
    locale === 'zh' &&
    run.text !== expected.text &&
    !/\p{Script=Han}/u.test(run.text) &&
    /\p{L}{2,} \p{Ll}{2,}/u.test(run.text);
  const latin = isLatin ? run.text : locale === 'zh' ? LATIN_WORDS.exec(run.text)?.[0] : undefined;
  return isCopied || latin !== undefined
    ? [`“${(latin ?? run.text).slice(0, 40)}…” is not translated → translate ${place}`]
    : [];
}

/** An empty cell reads as unknown. */
function isBlank(text: string): boolean {
  return text.replaceAll(UNKNOWN_TEXT, '').trim() === '';
}

/** Seven words in a row without a Chinese one are no name, nor are French ones that only sentences have. */
const LATIN_WORDS =
  /\p{Script=Latin}+(?:[ ,;’'.-]+\p{Script=Latin}+){6,}|(?<!\p{L})(?:les|des|une|votre|vos|dans|avec|pour|puis|est|sur|vous|qui|cliquez|choisissez|ouvrez|saisissez)(?!\p{L})(?: \p{Script=Latin}+)+/u;

function boldDifferences(
  {expected, run, locale, place}: Compared,
  {translations, labels}: Vocabulary,
): string[] {
  const rest = run.bold.flatMap(labelsIn);
  const wanted = expected.bold.flatMap(labelsIn);
  const lost: string[] = [];
  let others = 0;
  for (const label of wanted) {
    const names = translations.get(label);
    if (!names) {
      others += 1;
      continue;
    }
    const index = rest.findIndex((part) => names.has(part));
    if (index < 0) {
      lost.push(`**${[...names].join('** or **')}** (${label})`);
    } else {
      rest.splice(index, 1);
    }
  }
  // The levels of a menu path keep their order.
  lost.push(
    ...expected.bold
      .filter(
        (path) => path.includes(' › ') && labelsIn(path).every((part) => translations.has(part)),
      )
      .filter(
        (path) =>
          !run.bold.some((other) => isPathOf(labelsIn(path), labelsIn(other), translations)),
      )
      .filter(() => lost.length === 0)
      .map((path) => `the path of ${path} in this order`),
  );
  if (lost.length > 0) {
    return [`${place} names ${lost.join(', ')} → write the label so`];
  }
  // Chinese has no italics: text in italics in French is bold there, or plain (glossary §3).
  const spare = locale === 'zh' ? expected.italics : 0;
  if (rest.length < others || rest.length > others + spare) {
    return [
      `${run.bold.length} runs in bold where ${place} has ${expected.bold.length} → set the same words in bold`,
    ];
  }
  const invented = rest.filter((part) => labels.has(part) && others + spare === 0);
  return invented.map((part) => `**${part}** is not named in ${place} → remove it`);
}

/** Labels of one sentence in another order; menu paths say where, and Chinese puts places and conditions first. */
function labelOrder(
  {expected, run, locale, place}: Compared,
  {translations}: Vocabulary,
): string[] {
  if (locale === 'zh') {
    return [];
  }
  const [wanted, found] = [expected, run].map(({bold}) =>
    bold.filter((label) => !label.includes(' › ')).flatMap(labelsIn),
  ) as [string[], string[]];
  const places = wanted.map((label) => found.findIndex((own) => translations.get(label)?.has(own)));
  const known = places.filter((place) => place >= 0);
  return new Set(wanted).size === wanted.length &&
    known.join() !== [...known].sort((a, b) => a - b).join()
    ? [`**${found.join('**, **')}** in another order than in ${place} → check the order`]
    : [];
}

function isPathOf(
  french: readonly string[],
  own: readonly string[],
  translations: Vocabulary['translations'],
): boolean {
  return (
    french.length === own.length &&
    french.every((part, index) => translations.get(part)?.has(own[index]!))
  );
}

/** Losing a word of prohibition reverses a warning. */
function neverDifferences({expected, run, locale, place}: Compared): string[] {
  return says(expected.text, WORDS[DEFAULT_LOCALE].never) && !says(run.text, WORDS[locale].never)
    ? [`${place} says "jamais" → say as clearly that it never holds`]
    : [];
}
