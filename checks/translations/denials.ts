import {LOCALES, type Locale} from '../../src/site/locales';
import type {Sources} from '../../src/content/load';
import {isFrench} from '../../src/content/page';
import {fileIn} from '../../src/content/places';
import {DEPTH, type Finding} from '../finding';
import {isExcused} from './facts';
import {inFile} from '../rule';

/** Words that deny, and those by which a sentence may say the same. */
const DENIALS: Record<Locale, {readonly denies: RegExp; readonly may: RegExp}> = {
  fr: {
    denies: pattern(
      '(?:ne|n’)(?=[^.;:!?]*(?<!\\p{L})(?:pas|plus|jamais|aucune?|rien|personne|ni)(?!\\p{L}))',
    ),
    may: pattern(
      '(?:ne|non|ni|pas|rien|sans|sinon|seule?s?)(?!\\p{L})|n’|aucun|jamais|sauf|défaut|hors|interdi|refus|manqu|absen|in(?:acc|att|comp|conn|cor|dép|disp|exist|joign|tact|trouv|util|val)|imposs|désact|définit|dispar|erron|évit|quitt|supprim|perd|panne|empêch|plutôt|avant|faux|fausse|mauvais|uniquement|déverr|cess|bloqu',
    ),
  },
  en: {
    denies: pattern('(?:not|cannot|never|no|\\p{L}+n’t)(?!\\p{L})'),
    may: pattern(
      '(?:not|no|nor|none|neither|never|nothing|nobody|cannot|out|off)(?!\\p{L})|\\p{L}+n’t|without|except|unless|only|until|before|instead|rather|requir|limit|lock|avoid|stop|same|fail|refus|reject|den[yi]|block|lack|miss|los[est]|prevent|un(?:able|auth|ava|chan|dec|know|less|safe|us)|in(?:act|comp|cor|val)|imposs|immed|dis(?:able|app|con|reg)|wrong|correct|else|at most|differ',
    ),
  },
  de: {
    denies: pattern('(?:nicht|nie|niemals|niemand\\p{L}*|kein\\p{L}*)(?!\\p{L})'),
    may: pattern(
      'nicht|nie|kein|ohne|weder|noch(?!\\p{L})|nur|außer|es sei denn|statt|sondern|bevor|bis(?!\\p{L})|erst|bleib|dagegen|un(?:abh|bek|ges|gült|mög|nöt|sich|verä|vers|voll|zul)|fehl|verweiger|verhinder|verlier|abl|abg|gesperrt|sperr|blockier|verboten|schreibg|leer|fremd|andere?[nrs]?(?!\\p{L})|neue|falsch|richtig|sonst|\\p{L}+los(?:e[mnrs]?)?(?!\\p{L})|jetzt(?!\\p{L})',
    ),
  },
  zh: {
    denies: /不(?!同|仅|断|久|妨|止|少|得不|过)|没有|未(?!来)|无法|勿/u,
    may: /[不没无未非勿别否免]|除|拒|禁|失|只|仅|才|先|以外|阻|缺|停|之前|而是|防|避|丢|误|他人|错|修复|超过|最多|仍/u,
  },
};

/** Words that begin in one of these ways. */
function pattern(beginnings: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${beginnings})`, 'iu');
}

/** Warns of a sentence that denies nothing where the other three languages do: words cannot prove it. */
export function denials({pages, pageOfFile}: Sources): Finding[] {
  return pages.filter(isFrench).flatMap((french) => {
    const versions = LOCALES.map((locale) => pageOfFile.get(fileIn(french.file, locale)));
    if (!versions.every((page) => page?.prose.length === french.prose.length)) {
      return [];
    }
    return french.prose.flatMap((_, index) => {
      const texts = sentencesOf(versions.map((page) => page!.prose[index]!.text));
      return versions.flatMap((page, own) => {
        const run = page!.prose[index]!;
        const affirmed = isExcused(page!, run)
          ? undefined
          : texts.find((languages) => isAlone(languages, own))?.[own];
        const message =
          affirmed &&
          `“${affirmed.slice(0, 40)}…” denies nothing, as the other languages do → check that no “not” is missing`;
        return inFile(page!.file, run.line, message, {depth: DEPTH.facts, isWarning: true});
      });
    });
  });
}

/** The sentences of a run in each language, where all have as many; else the whole run. */
function sentencesOf(texts: readonly string[]): string[][] {
  const split = texts.map((text) => text.split(/(?<=[.!?]) +|(?<=[。！？])/));
  const {length} = split[0]!;
  return split.every((sentences) => sentences.length === length)
    ? Array.from({length}, (_, index) => split.map((sentences) => sentences[index]!))
    : [[...texts]];
}

/** True where only this language does not deny. */
function isAlone(texts: readonly string[], own: number): boolean {
  return texts.every((text, index) =>
    index === own
      ? !DENIALS[LOCALES[own]!].may.test(text)
      : DENIALS[LOCALES[index]!].denies.test(text),
  );
}
