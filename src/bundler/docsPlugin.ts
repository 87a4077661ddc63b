import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {REDIRECTS} from '../../redirects';
import {bareAddress} from '../site/addresses';
import {movedSections, type Redirects} from '../site/redirects';

/**
 * Keeps the descriptions of all pages out of each page: the front page of a section gets those of its cards. Each page
 * gets the sections that have moved from it.
 */
export function addToPages<T extends Plugin<LoadedContent>>(plugin: T, redirects: Redirects): T {
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      for (const {docs} of content.loadedVersions) {
        for (const page of docs) {
          const moved = movedSections(redirects, bareAddress(page.permalink));
          Object.assign(page.frontMatter, Object.keys(moved).length > 0 && {moved});
        }
        for (const page of docs.filter(({permalink}) => permalink.endsWith('/'))) {
          const below = new RegExp(`^${page.permalink}[^/]+/?$`);
          const cards = docs.filter(({permalink}) => below.test(permalink));
          page.frontMatter.cards = Object.fromEntries(
            cards.map(({permalink, description}) => [permalink, description]),
          );
        }
      }
      const addRoute: typeof actions.addRoute = (route) => {
        const version = route.routes?.[0]?.props?.version as PropVersionMetadata | undefined;
        Object.values(version?.docs ?? {}).forEach((doc) => (doc.description = ''));
        actions.addRoute(route);
      };
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute}});
    },
  };
}

/** The docs plugin, to be named in the configuration in place of the preset's. */
export const manual = Object.assign(
  async (...args: Parameters<typeof docsPlugin>) =>
    addToPages(await docsPlugin(...args), REDIRECTS),
  {validateOptions},
) as PluginModule;
