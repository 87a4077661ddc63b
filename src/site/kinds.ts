import {bareAddress} from './addresses';
import {HISTORIES, type HistoryId} from './collections';

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
  const bare = `${bareAddress(route.replace(/[?#].*/s, ''))}/`;
  return FOLDERS.find(([folder]) => bare.startsWith(`/${folder}/`))?.[1];
}
