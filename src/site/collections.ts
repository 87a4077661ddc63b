import {BRAND} from './brand';

/**
 * The three release histories (specification §2): the id of the blog instance is also its folder;
 * `slug` is its address and its only tag.
 */
export const HISTORIES = [
  {id: 'product', slug: BRAND.product.slug, name: BRAND.product.name},
  {id: 'identity-app', slug: BRAND.identityApp.slug, name: BRAND.identityApp.name},
  {id: 'extension', slug: BRAND.extension.slug, name: BRAND.extension.name},
] as const;

export type History = (typeof HISTORIES)[number];
export type HistoryId = History['id'];

/** Posts on a list page (specification §9). */
export const POSTS_PER_PAGE = 10;
