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
      // The scripts of the page are there already: to run them and to go through the page are tasks of their own, for a
      // reader who scrolls.
      await nextTask();
      const preloaded = await make().preload();
      await nextTask();
      return preloaded;
    },
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
