import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressIn, bareAddress, twinAddress} from '../../src/site/addresses';
import {BRAND} from '../../src/site/brand';
import {HISTORIES} from '../../src/site/collections';
import {LOCALES} from '../../src/site/locales';
import {linkFault} from './links';
import type {SiteFinding, SiteRule} from './rule';

const MISSING = 'is missing → keep src/features/twins/node/plugin.ts in the plugins';

/** Each page of the manual and each post has a plain Markdown twin with its sections and working links; `llms.txt` lists all. */
export const markdownTwins: SiteRule = (site, read) => {
  const {folder, pages, files} = site;
  const withTwin = [...pages.values()].filter(({path: address}) => hasTwin(bareAddress(address)));
  const twins = new Map(
    withTwin.flatMap((page) => {
      const address = twinAddress(page.path);
      return files.has(address)
        ? [[address, readTwin(readFileSync(path.join(folder, address), 'utf8'))] as const]
        : [];
    }),
  );
  const idsOf = (address: string) => twins.get(address)?.ids;
  return [
    ...withTwin.flatMap((page): SiteFinding[] => {
      const address = twinAddress(page.path);
      const twin = twins.get(address);
      const say = (message: string) => ({path: address, message});
      if (!twin) {
        return [say(MISSING)];
      }
      read(twin.links.length + twin.ids.size);
      return [
        ...page.headingIds
          .filter((id) => !twin.ids.has(id))
          .map((id) =>
            say(`lacks the section #${id} of its page → convert it in src/features/twins/node`),
          ),
        ...twin.links
          .filter((link) => !URL.canParse(link) || linkFault(link, page.path, site, idsOf))
          .map((link) =>
            say(`the link ${link} leads nowhere → look at src/features/twins/node/plugin.ts`),
          ),
      ];
    }),
    ...LOCALES.flatMap((locale): SiteFinding[] => {
      const file = addressIn('llms.txt', locale);
      if (!files.has(file)) {
        return [{path: file, message: MISSING}];
      }
      const text = readFileSync(path.join(folder, file), 'utf8');
      const listed = [...text.matchAll(/^- \[.*\]\((\S+)\): .+$/gm)].map(([, item]) => item);
      return withTwin
        .filter((page) => page.locale === locale && !page.isNoIndex)
        .map((page) => twinAddress(page.path))
        .filter((address) => !listed.includes(BRAND.siteUrl + address))
        .map((address) => ({path: file, message: `does not list ${address} → list it`}));
    }),
  ];
};

function hasTwin(bare: string): boolean {
  return (
    /^\/docs(?:\/|$)/.test(bare) ||
    HISTORIES.some(({slug}) => bare.startsWith(`/${slug}/${slug}/version/`))
  );
}

/** Its links and the ids of its sections, as the plugin writes them. */
function readTwin(text: string) {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  return {links: all(/\]\(([^)\s]+)\)/g), ids: new Set(all(/<a id="([^"]+)">/g))};
}
