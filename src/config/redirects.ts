import type {Options} from '@docusaurus/plugin-client-redirects';
import type {AllContent, PluginConfig} from '@docusaurus/types';
import {bareAddress} from '../site/addresses';
import {HISTORIES} from '../site/collections';
import {movedPages, redirectFaults, type Redirects} from '../site/redirects';
import {loadedManual, loadedPages, loadedPosts} from '../content/plugins/loaded';

/** Redirect pages, for hosts that serve files only. Refuses a wrong list before anything compiles. */
export function redirectPages(redirects: Redirects): PluginConfig[] {
  return [
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: movedPages(redirects).map(([from, to]) => ({from, to})),
      } satisfies Options,
    ],
    () => ({
      name: 'redirects',
      async allContentLoaded({allContent}) {
        const [fault] = redirectFaults(redirects, addressesIn(allContent));
        if (fault) {
          throw new Error(`redirects.ts: ${fault.message}.`);
        }
        return Promise.resolve();
      },
    }),
  ];
}

/** Routes of the manual, the histories and the other pages, without language. */
function addressesIn(allContent: AllContent): string[] {
  return [
    ...loadedManual(allContent).flatMap(({docs}) => docs),
    ...HISTORIES.flatMap(({id}) => loadedPosts(allContent, id)).map(({metadata}) => metadata),
    ...loadedPages(allContent),
  ]
    .map(({permalink}) => bareAddress(permalink))
    .concat(HISTORIES.map(({slug}) => `/${slug}`));
}
