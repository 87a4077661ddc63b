import {LOCALES, type Locale} from '../../src/site/locales';
import type {Sources} from '../../src/content/load';
import {isFrench} from '../../src/content/page';
import {fileIn} from '../../src/content/places';
import {DEPTH, type Finding} from '../finding';
import {isExcused} from './facts';

/** Words that deny, and beginnings of words that may say the same in another way. */
const DENIALS: Record<Locale, {readonly denies: RegExp; readonly may: RegExp}> = {
  fr: {
    denies: words(
      '(?:ne|n’)(?=[^.;:!?]*(?<!\\p{L})(?:pas|plus|jamais|aucune?|rien|personne|ni)(?!\\p{L}))',
    ),
    may: beginnings(
      'ne(?!\\p{L})|n’|non|ni(?!\\p{L})|sans|aucun|jamais|rien|pas|sinon|sauf|faute|défaut|hors|seul|uniquement|interdi|refus|manqu|absen|indis|in\\p{L}{5}|im\\p{L}{5}|dés\\p{L}{3}|défini|dispar|évit|quitt|supprim|perd|panne|éch|empêch|plutôt|avant|faux|fausse|mauvais',
    ),
  },
  en: {
    denies: words('not|cannot|never|no|\\p{L}+n’t'),
    may: beginnings(
      '(?:not|no|nor|none|neither|never|nothing|nobody|cannot|off|out)(?!\\p{L})|without|except|unless|only|until|before|instead|rather|requir|limit|lock|avoid|stop|same|fail|refus|reject|den[yi]|block|lack|miss|los[est]|prevent|un\\p{L}{3}|in(?:valid|correct|complete|active)|im(?:possible|mediate)|dis\\p{L}{4}|wrong|correct|else|at most',
    ),
  },
  de: {
    denies: words('nicht|nie|niemals|niemand\\p{L}*|kein\\p{L}*'),
    may: beginnings(
      'nicht|nie|kein|ohne|weder|noch|nur|außer|es sei denn|statt|sondern|bevor|bis|erst|bleib|un\\p{L}{3}|fehl|verweiger|verhinder|verlier|abl|abg|gesperrt|sperr|blockier|verboten|schreibg|leer|fremd|ander|neue|falsch|richtig|sonst|\\p{L}+los(?:e[mnrs]?)?(?!\\p{L})',
    ),
  },
  zh: {
    denies: /不(?!同|仅|断|久|妨|止|少|得不|过)|没有|未(?!来)|无法|勿/u,
    may: /[不没无未非勿别否免]|除|拒|禁|失|只|仅|才|先|以外|阻|缺|停|之前|而是|防|避|丢|误|他人|错|修复|超过|最多/u,
  },
};

function words(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
}

function beginnings(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu');
}

/** Warns of a sentence that denies nothing where the other three languages do: words cannot prove it. */
export function denials({pages, pageOfFile}: Sources): Finding[] {
  return pages.filter(isFrench).flatMap((french) => {
    const versions = LOCALES.map((locale) => pageOfFile.get(fileIn(french.file, locale)));
    if (versions.some((page) => page?.prose.length !== french.prose.length)) {
      return [];
    }
    return french.prose.flatMap((_, index) =>
      versions.flatMap((page) => {
        const run = page?.prose[index];
        const others = versions.filter((other) => other !== page);
        return page &&
          run &&
          !DENIALS[page.locale].may.test(run.text) &&
          !isExcused(page, run) &&
          others.every(
            (other) => other && DENIALS[other.locale].denies.test(other.prose[index]?.text ?? ''),
          )
          ? [
              {
                file: page.file,
                line: run.line,
                depth: DEPTH.facts,
                isWarning: true,
                message: `“${run.text.slice(0, 40)}…” denies nothing, as the other languages do → check that no “not” is missing`,
              },
            ]
          : [];
      }),
    );
  });
}
