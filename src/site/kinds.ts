import {HISTORIES, type HistoryId} from './collections';
import {localeOfPath, LOCALE_CONFIGS} from './locales';

/** Kind of a page: one of the two guides, or the history of a component. */
export type Kind = 'user' | 'administrator' | HistoryId;

export const KINDS: readonly Kind[] = ['user', 'administrator', ...HISTORIES.map(({id}) => id)];

const FOLDERS: readonly (readonly [folder: string, kind: Kind])[] = [
  ['docs/user', 'user'],
  ['docs/administrateur', 'administrator'],
  ...HISTORIES.map(({id, slug}) => [slug, id] as const),
];

/** The kind of a page, by its route; `undefined` for the few outside all of them. */
export function kindOf(route: string): Kind | undefined {
  const pathname = route.replace(/[?#].*/s, '');
  const bare = pathname.slice(LOCALE_CONFIGS[localeOfPath(pathname)].baseUrl.length);
  return FOLDERS.find(([folder]) => bare === folder || bare.startsWith(`${folder}/`))?.[1];
}
