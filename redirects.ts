import type {Redirects} from './src/site/redirects';

/**
 * What has moved: old address → new address, without language and final slash. None is ever taken out, for readers keep
 * links.
 * - A page: `'/docs/user/havre/old': '/docs/user/havre/new'`. The pages at old addresses, nginx, `_redirects` and the test
 *   of published addresses read it.
 * - A section of the manual that another page has now, or another section: `'/docs/user/havre/connect#travel':
 *   '/docs/user/havre/travel'`, or `'/docs/user/havre/travel#before'`. Its former page leads on (src/theme/DocBreadcrumbs).
 */
export const REDIRECTS: Redirects = {
  '/changes': '/havre',
  '/docs/administrateur/manage-apps/create#before-you-begin':
    '/docs/administrateur/manage-apps/create',
  '/docs/administrateur/manage-users/access#personal-data':
    '/docs/administrateur/manage-users/personal-data',
  '/docs/administrateur/start/create-havre#before-you-begin':
    '/docs/administrateur/start/create-havre',
  '/docs/administrateur/start/getting-started#before-you-begin':
    '/docs/administrateur/start/getting-started',
  '/docs/user/havre/browser-extension/start#before-you-begin':
    '/docs/user/havre/browser-extension/start',
  '/docs/user/havre/connect#approved-by-mistake':
    '/docs/user/havre/check-request#approved-by-mistake',
  '/docs/user/havre/connect#read-before-approving':
    '/docs/user/havre/check-request#read-before-approving',
  '/docs/user/havre/connect#travel': '/docs/user/havre/travel',
  '/docs/user/havre/connect#verified-origin': '/docs/user/havre/check-request#verified-origin',
  '/docs/user/havre/password-manager#import': '/docs/user/havre/import-passwords#import',
  '/docs/user/loquet/secure-devices/phone#lost-or-stolen': '/docs/user/help#lost-or-stolen',
};
