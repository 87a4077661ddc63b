import type {Locale} from '../src/site/locales';
import type {Sources} from '../src/sources/load';
import {lockOf} from '../src/sources/lock';
import {TRANSLATED_LOCALES, localeOfFile} from '../src/sources/places';
import {causes} from './causes';
import {CONTENT_RULES} from './content/rules';
import type {Finding} from './finding';
import {TRANSLATION_RULES} from './translations';
import {languageFindings} from './words';
import type {LanguageTools} from './words/tools';

export interface Verdict {
  /** What must be mended before publication. */
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/**
 * Everything that `npm run check` says about the sources.
 *
 * @param tools spelling and Markdown style, which may run elsewhere
 * @param isAsked whether findings in a file are wanted
 * @param mayBeBehind translations that are to follow are warnings
 * @throws SourceError where a lock, a list or a catalogue cannot be read
 */
export async function checkSources(
  sources: Sources,
  tools: LanguageTools,
  isAsked: (file: string) => boolean = () => true,
  mayBeBehind = false,
): Promise<Verdict> {
  // Read before any rule runs: a broken lock is the first thing to mend.
  TRANSLATED_LOCALES.forEach((locale) => lockOf(sources, locale));
  const all = await Promise.all([
    languageFindings(sources, tools),
    ...[...CONTENT_RULES, ...TRANSLATION_RULES].map((rule) => Promise.resolve(rule(sources))),
  ]);
  const found = all.flat();
  // What differs in a translation that is behind follows from that.
  const behind = new Set(
    found.filter(({awaitsTranslation}) => awaitsTranslation).map(({file}) => file),
  );
  const isWarning = ({isWarning: is, awaitsTranslation, file, source}: Finding): boolean =>
    is ??
    (mayBeBehind && (awaitsTranslation === true || (source !== undefined && behind.has(file))));
  const asked = causes(
    found.map((finding) => ({...finding, isWarning: isWarning(finding)})),
  ).filter(({file}) => isAsked(file));
  return {
    errors: asked.filter((finding) => !finding.isWarning),
    warnings: asked.filter((finding) => finding.isWarning),
  };
}

/** Files of some languages. */
export function inLocales(locales: readonly Locale[]): (file: string) => boolean {
  return (file) => locales.includes(localeOfFile(file));
}
