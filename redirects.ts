import type {Redirects} from './src/site/redirects';

/**
 * What has moved: old address → new address, without language and final slash. None is ever taken out, for readers keep
 * links.
 * - A page: `'/docs/user/havre/old': '/docs/user/havre/new'`, added by `npm run move:page`. The pages at old addresses,
 *   nginx, `_redirects` and the test of published addresses read it.
 * - A section of the manual that another page has now, or another section: `'/docs/user/havre/connect#travel':
 *   '/docs/user/havre/travel'`, or `'/docs/user/havre/travel#before'`. Its former page leads on (src/ui/PageHead).
 */
export const REDIRECTS: Redirects = {};
