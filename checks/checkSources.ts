import type {Sources} from '../src/content/load';
import type {Page} from '../src/content/page';
import {causes} from './causes';
import {PAGE_RULES, SITE_RULES} from './sources/rules';
import type {Finding} from './finding';
import type {Rule} from './rule';
import {CATALOGUE_RULES, TRANSLATION_RULES} from './translations';
import {languageFindings} from './words';
import type {LanguageTools} from './words/tools';

export interface Verdict {
  /** Errors block publication. */
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** Faults that are warnings. */
export interface Allowed {
  /** Missing and stale translations. */
  readonly stale?: boolean;
  readonly brokenLinks?: boolean;
}

/**
 * Runs all rules over the sources.
 *
 * @param tools spelling and Markdown style, which may run elsewhere
 * @param isAsked filter of the files to report
 * @throws SourceError where a list or a catalogue cannot be read
 */
export function checkSources(
  sources: Sources,
  tools: LanguageTools,
  isAsked: (file: string) => boolean = () => true,
  allowed: Allowed = {},
): Promise<Verdict> {
  const rules = [...PAGE_RULES, ...SITE_RULES, ...TRANSLATION_RULES, ...CATALOGUE_RULES];
  return verdict(rules, sources, languageFindings(sources, tools), isAsked, allowed);
}

/** Runs the page-local rules over some pages (by path), with the pages they name and their translations. */
export function checkPages(
  sources: Sources,
  tools: LanguageTools,
  files: readonly string[],
  allowed: Allowed = {},
): Promise<Verdict> {
  const asked = partOf(sources, ({file}) => files.includes(file));
  const originals = new Set(asked.pages.map(({source}) => source));
  return verdict(
    [...PAGE_RULES, ...TRANSLATION_RULES],
    partOf(sources, ({source}) => originals.has(source)),
    languageFindings(asked, tools),
    (file) => files.includes(file),
    allowed,
  );
}

/** The sources with fewer pages to check; all others can still be looked up by file and address. */
export function partOf(sources: Sources, isPart: (page: Page) => boolean): Sources {
  const pages = sources.pages.filter(isPart);
  const files = new Set(pages.map(({file}) => file));
  return {...sources, pages, texts: sources.texts.filter(({file}) => files.has(file))};
}

async function verdict(
  rules: readonly Rule[],
  sources: Sources,
  languages: Promise<readonly Finding[]>,
  isAsked: (file: string) => boolean,
  allowed: Allowed,
): Promise<Verdict> {
  const all = await Promise.all([
    languages,
    ...rules.map((rule) => Promise.resolve(rule(sources))),
  ]);
  const found = all.flat();
  // Differences in a stale translation are consequences.
  const behind = new Set(
    found.filter(({awaitsTranslation}) => awaitsTranslation).map(({file}) => file),
  );
  const isStale = ({awaitsTranslation, file, source}: Finding): boolean =>
    awaitsTranslation === true || (source !== undefined && behind.has(file));
  const isWarning = (finding: Finding): boolean =>
    finding.isWarning ??
    ((allowed.stale === true && isStale(finding)) ||
      (allowed.brokenLinks === true && finding.isLink === true));
  const asked = causes(
    found.map((finding) => ({...finding, isWarning: isWarning(finding)})),
    sources,
  ).filter(({file}) => isAsked(file));
  return {
    errors: asked.filter((finding) => !finding.isWarning),
    warnings: asked.filter((finding) => finding.isWarning),
  };
}
