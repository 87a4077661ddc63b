import type {Redirects} from './src/site/redirects';

/**
 * Pages that have moved: old address → new address, without language and final slash, e.g.
 * `'/docs/user/havre/old': '/docs/user/havre/new'`. None is ever taken out, for readers keep
 * links. The pages at old addresses, nginx, `_redirects` and the test of published addresses read it.
 */
export const REDIRECTS: Redirects = {};
