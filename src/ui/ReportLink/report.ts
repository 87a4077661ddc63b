import {bareAddress} from '@site/src/site/addresses';
import {BRAND, LINKS} from '@site/src/site/brand';
import {HISTORIES, nameOf} from '@site/src/site/collections';
import {LOCALE_CONFIGS, localeOfPath, type Locale} from '@site/src/site/locales';
import type {Versions} from '@site/src/site/releases';

/** What is known of a page at which a reader reports a problem. */
export interface Place {
  /** Path with the language, e.g. `/en/docs/user/havre/connect`. */
  readonly pathname: string;
  readonly title?: string | undefined;
  /** The section in view: its id and its heading. */
  readonly section?: {readonly id: string; readonly title: string} | undefined;
  /** The commit that the site was built from. */
  readonly commit?: string | undefined;
}

/**
 * The tracker's form, filled in; its fields are those of `.github/ISSUE_TEMPLATE/mistake.yml`.
 *
 * @param versions the newest of each component
 */
export function reportAddress(
  {pathname, title, section, commit}: Place,
  versions: Versions,
): string {
  const locale = localeOfPath(pathname);
  const fields = {
    template: 'mistake.yml',
    title,
    page: BRAND.siteUrl + pathname + (section ? `#${section.id}` : ''),
    language: LOCALE_CONFIGS[locale].label,
    section: section?.title,
    version: versionAt(bareAddress(pathname), locale, versions),
    commit,
  };
  const known = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${LINKS.report}?${new URLSearchParams(known).toString()}`;
}

/** The component that a page is about, with its version: a post's own, else the newest. */
function versionAt(bare: string, locale: Locale, versions: Versions): string | undefined {
  // Addresses of the extension's pages name the platform too: the platform comes last.
  const history = HISTORIES.filter(({slug}) => bare.includes(slug)).at(-1) ?? HISTORIES[0];
  const version = bare.split('/version/')[1] ?? versions[history.id];
  return version && `${nameOf(history, locale)} ${version}`;
}
