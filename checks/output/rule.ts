import type {BuiltSite} from './load';

export interface SiteFinding {
  /** Path of a page or file. */
  readonly path: string;
  readonly message: string;
}

/** A rule over the built site; calls `read` with the number of things read: one that reads nothing is blind. */
export type SiteRule = (
  site: BuiltSite,
  read: (things: number) => void,
  root: string,
) => SiteFinding[];

export interface Report {
  readonly read: number;
  readonly findings: readonly SiteFinding[];
}

/** Runs a rule and counts what it reads. */
export function report(rule: SiteRule, site: BuiltSite, root: string): Report {
  let read = 0;
  const findings = rule(site, (things) => (read += things), root);
  return {read, findings};
}
