import {parseArgs, type ParseArgsConfig} from 'node:util';
import {LOCALES, isLocale, type Locale} from '../../src/site/locales';

/** Ends the process with one sentence for the user and exit code 2. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

interface TakenLocales {
  /** The selected languages, in the order of the site; all when none is named. */
  readonly locales: readonly Locale[];
  readonly isNamed: boolean;
  readonly rest: readonly string[];
}

/** Takes `--locale` (or `-l`, any number of times) out of the arguments of a script. */
export function takeLocales(args: readonly string[]): TakenLocales {
  const {tokens} = parseArgs({
    args: [...args],
    options: {locale: {type: 'string', multiple: true, short: 'l'}},
    strict: false,
    tokens: true,
  });
  const options = tokens.filter((token) => token.kind === 'option' && token.name === 'locale');
  const named = options.map((token) => ('value' in token ? token.value : undefined));
  const unknown = named.findIndex((value) => !isLocale(value));
  if (unknown >= 0) {
    refuse(`Unknown language "${named[unknown] ?? ''}". Use --locale ${LOCALES.join('|')}.`);
  }
  const taken = new Set(
    options.flatMap((token) =>
      'inlineValue' in token && token.inlineValue ? [token.index] : [token.index, token.index + 1],
    ),
  );
  return {
    locales: named.length === 0 ? LOCALES : LOCALES.filter((locale) => named.includes(locale)),
    isNamed: named.length > 0,
    rest: args.filter((_, index) => !taken.has(index)),
  };
}

/** `parseArgs`; wrong arguments end the process with one sentence. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // The first sentence names the error, the others explain the syntax.
    const [wrong] = error instanceof Error ? error.message.split('. ') : [];
    refuse(`${wrong}. Usage: ${usage}`);
  }
}

export function refuseRest(rest: readonly string[], usage: string): void {
  if (rest.length > 0) {
    refuse(`Unknown option "${rest.join(' ')}". Usage: ${usage}`);
  }
}
