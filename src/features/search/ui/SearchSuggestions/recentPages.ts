import {localeOfPath} from '../../../../site/locales';

const MAX_RECENT = 4;

/**
 * The pages that the reader was on before the current one, in its language.
 * @param kept as `src/clientModules/recentPages.ts` writes it; a line that names no page of this site is ignored
 */
export function recentPages(
  kept: string | null,
  pathname: string,
): {href: string; label: string}[] {
  return (kept ?? '')
    .split('\n')
    .flatMap((line) => {
      const [href = '', label = ''] = line.split('\t');
      const isHere = /^\/[^/\\\s]/.test(href) && localeOfPath(href) === localeOfPath(pathname);
      return isHere && href !== pathname && label !== '' ? {href, label} : [];
    })
    .slice(0, MAX_RECENT);
}
