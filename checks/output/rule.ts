import type {BuiltSite} from './load';

/** What a rule found: where, and what to do about it. */
export interface SiteFinding {
  /** Address path of a page or file. */
  readonly path: string;
  readonly message: string;
}

/**
 * What must be true of the built site.
 *
 * @param read told how many things the rule has looked at: a rule that suddenly reads none, because a class or a
 *   file has another name, would find nothing for ever (see counts.ts)
 * @param root absolute path of the repository
 */
export type SiteRule = (
  site: BuiltSite,
  read: (things: number) => void,
  root: string,
) => SiteFinding[];

/** What a rule found, and how many things it has read. */
export interface Report {
  readonly read: number;
  readonly findings: readonly SiteFinding[];
}

/** Lets a rule look at a site. */
export function report(rule: SiteRule, site: BuiltSite, root: string): Report {
  let read = 0;
  const findings = rule(site, (things) => (read += things), root);
  return {read, findings};
}
