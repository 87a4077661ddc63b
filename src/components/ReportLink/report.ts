import {bareAddress} from '@site/src/site/addresses';
import {BRAND, LINKS} from '@site/src/site/brand';
import {HISTORIES, nameOf, type History} from '@site/src/site/collections';
import {LOCALE_CONFIGS, localeOfPath, type Locale} from '@site/src/site/locales';
import type {LatestRelease} from '@site/src/site/releases';

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
 * @param latest the newest release of each component
 */
export function reportAddress(
  {pathname, title, section, commit}: Place,
  latest: readonly LatestRelease[],
): string {
  const locale = localeOfPath(pathname);
  const fields = {
    template: 'mistake.yml',
    title,
    page: BRAND.siteUrl + pathname + (section ? `#${section.id}` : ''),
    language: LOCALE_CONFIGS[locale].label,
    section: section?.title,
    version: versionAt(bareAddress(pathname), locale, latest),
    commit,
  };
  const url = new URL(LINKS.report);
  for (const [name, value] of Object.entries(fields)) {
    if (value) {
      url.searchParams.set(name, value);
    }
  }
  return url.href;
}

/** The component that a page is about, with its version: a post's own, else the newest. */
function versionAt(
  bare: string,
  locale: Locale,
  latest: readonly LatestRelease[],
): string | undefined {
  const history =
    // The first folder that is named after a component; the extension's has a name of its own.
    HISTORIES.find(({slug}) => bare.startsWith(`/${slug}/`)) ?? componentOf(bare);
  const permalink =
    /\/version\/.+/.exec(bare)?.[0] ??
    latest.find((release) => release.history === history?.id)?.permalink;
  const version = permalink?.split('/').at(-1);
  return history && version && `${nameOf(history, locale)} ${version}`;
}

function componentOf(bare: string): History | undefined {
  const id = bare.includes('/browser-extension')
    ? 'extension'
    : bare.includes(`/${BRAND.identityApp.slug}`)
      ? 'identity-app'
      : 'product';
  return HISTORIES.find((history) => history.id === id);
}
