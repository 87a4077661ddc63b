import {bareAddress} from '@site/src/site/addresses';
import {BRAND, LINKS} from '@site/src/site/brand';
import {HISTORIES, nameOf} from '@site/src/site/collections';
import {LOCALE_CONFIGS, localeOfPath, type Locale} from '@site/src/site/locales';
import type {Versions} from '@site/src/site/releases';

export interface Place {
  /** Path with the language, e.g. `/en/docs/user/havre/connect`. */
  readonly pathname: string;
  readonly title?: string | undefined;
  readonly section?: {readonly id: string; readonly title: string} | undefined;
  readonly commit?: string | undefined;
}

/** Address of the tracker's form, filled in; its fields are those of `.github/ISSUE_TEMPLATE/mistake.yml`. */
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

/** The version of the component that a page is about: a post's own, else the newest. */
function versionAt(bare: string, locale: Locale, versions: Versions): string | undefined {
  // The platform comes last: addresses of the extension's pages contain its name too.
  const history = HISTORIES.filter(({slug}) => bare.includes(slug)).at(-1) ?? HISTORIES[0];
  const version = bare.split('/version/')[1] ?? versions[history.id];
  return version && `${nameOf(history, locale)} ${version}`;
}
