import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LOCALES} from '../../src/site/locales';
import type {SiteFinding} from './rules';

/** A page's route as Docusaurus writes it; parents of nested routes have no `exact`. */
const EXACT_ROUTE = /path: '([^']+)',\s*component: ComponentCreator\([^)]*\),\s*exact: true/g;

/**
 * Addresses claimed by two sources: the build keeps one of them and only warns (specification §5).
 *
 * @param root absolute path of the repository; the routes are those of the last build
 */
export function duplicateRoutes(root: string): SiteFinding[] {
  return LOCALES.flatMap((locale) => {
    const file = path.join(root, '.docusaurus', locale, 'generated', 'routes.js');
    const routes = existsSync(file) ? exactRoutes(readFileSync(file, 'utf8')) : [];
    if (routes.length === 0) {
      return [{path: file, message: 'holds no route → run "npm run build" first'}];
    }
    return routes
      .filter((route, index) => routes.indexOf(route) !== index)
      .map((route) => ({path: route, message: 'two sources claim this address → rename one'}));
  });
}

/** The addresses of a generated routes file. */
export function exactRoutes(source: string): string[] {
  return [...source.matchAll(EXACT_ROUTE)].map(([, route]) => route ?? '');
}
