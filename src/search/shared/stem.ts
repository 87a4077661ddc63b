import type {Locale} from '../../site/locales';
import {LANGUAGES} from './languages';

const SHORTEST_STEM = 4;

/** What is left of a word without its ending of plural, case or conjugation. */
export function stem(word: string, locale: Locale): string {
  const {inflections} = LANGUAGES[locale];
  const stripped = strip(word, inflections);
  // German adds one to another: `eingeladen` + `e`, `Benutzer` + `n`.
  return finish(locale === 'de' ? strip(stripped, inflections) : stripped, locale);
}

/** What is left of a word without the endings that made it out of another: `Anmeldung`, `anmelden` → `anmeld`. */
export function root(word: string, locale: Locale): string {
  const {inflections, derivations} = LANGUAGES[locale];
  const inflected = strip(word, derivations);
  return finish(
    inflected === word ? strip(strip(word, inflections), derivations) : inflected,
    locale,
  );
}

function strip(word: string, endings: readonly string[]): string {
  const ending = endings.find(
    (candidate) => word.length - candidate.length >= SHORTEST_STEM && word.endsWith(candidate),
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Participles and doubled consonants: `geteilt` → `teil`, `logg` → `log`. */
function finish(stemmed: string, locale: Locale): string {
  const bare =
    locale === 'de'
      ? stemmed.replace(
          /^((?:ab|an|auf|aus|bei|ein|frei|hinzu|mit|nach|vor|zu|zuruck)?)ge(?=\p{L}{3})/u,
          '$1',
        )
      : stemmed;
  return locale === 'en' && bare.length > SHORTEST_STEM ? bare.replace(/(\p{L})\1$/u, '$1') : bare;
}
