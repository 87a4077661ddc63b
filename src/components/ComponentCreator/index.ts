import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {createElement, type ComponentType, type ReactNode} from 'react';

/** What stands at an address. */
type Route = ComponentType & {readonly preload: () => Promise<unknown>};

/**
 * What stands at an address, made when somebody goes there: Docusaurus makes it for all addresses of the site before a
 * page comes alive.
 *
 * @param path of the route, or `*`
 * @param hash that tells routes of one path from each other
 */
export default function ComponentCreator(path: string, hash: string): Route {
  let made: Route | undefined;
  const make = (): Route => (made ??= createComponent(path, hash) as unknown as Route);
  function LazyRoute(props: object): ReactNode {
    return createElement(make(), props);
  }
  return Object.assign(LazyRoute, {
    async preload() {
      // The scripts of the page are there already: what comes next is a task of its own, for a reader who scrolls.
      await new Promise((resolve) => setTimeout(resolve));
      return make().preload();
    },
  });
}
