import {parseArgs} from 'node:util';
import {LOCALES, isLocale, type Locale} from '../src/site/locales';

/** Ends the script with one sentence for the person who typed the command and exit code 2. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/**
 * Reads `--locale`, the only option of the scripts; it may be given several times.
 *
 * @param args what follows the script's name on the command line
 * @returns the languages asked for, in the order of the site; all when none is named
 */
export function readLocales(args: readonly string[]): readonly Locale[] {
  const known = `Use --locale ${LOCALES.join('|')}.`;
  let values: string[];
  try {
    values =
      parseArgs({args: [...args], options: {locale: {type: 'string', multiple: true}}}).values
        .locale ?? [];
  } catch (error) {
    refuse(`${error instanceof Error ? error.message : String(error)}. ${known}`);
  }
  const unknown = values.find((value) => !isLocale(value));
  if (unknown !== undefined) {
    refuse(`Unknown language "${unknown}". ${known}`);
  }
  return values.length === 0 ? LOCALES : LOCALES.filter((locale) => values.includes(locale));
}
