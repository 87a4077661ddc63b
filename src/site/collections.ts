import {BRAND} from './brand';
import type {Locale} from './locales';

/** The three release histories (specification §2). `id`: blog instance and folder; `slug`: route and only tag. */
export const HISTORIES = [
  {id: 'product', ...BRAND.product},
  {id: 'identity-app', ...BRAND.identityApp},
  {id: 'extension', ...BRAND.extension},
] as const;

export type History = (typeof HISTORIES)[number];
export type HistoryId = History['id'];

/** The name of a history in a language: brands are never translated (glossary §1). */
export function nameOf({name}: History, locale: Locale): string {
  return typeof name === 'string' ? name : name[locale];
}

/** Posts on a list page (specification §9). */
export const POSTS_PER_PAGE = 10;

/** List pages of a history besides its pages of posts, as route segments. */
export const HISTORY_LISTS = ['archive', 'authors', 'tags'] as const;
