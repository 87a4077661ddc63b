import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteFinding} from './rules';

/** A page's route as Docusaurus writes it; parents of nested routes have no `exact`. */
const EXACT_ROUTE = /path: '([^']+)',\s*component: ComponentCreator\([^)]*\),\s*exact: true/g;

/**
 * Addresses claimed by two sources: the build keeps one of them and only warns (specification §5).
 *
 * @param root absolute path of the repository; each build process leaves the routes of its last language,
 *   and the sources claim the same addresses in every language
 */
export function duplicateRoutes(root: string): SiteFinding[] {
  const work = path.join(root, '.docusaurus');
  const routes = (existsSync(work) ? readdirSync(work) : [])
    .map((name) => path.join(work, name, 'generated/routes.js'))
    .filter((file) => existsSync(file))
    .map((file) => exactRoutes(readFileSync(file, 'utf8')));
  if (!routes.some((found) => found.length > 0)) {
    return [{path: work, message: 'holds no routes → run "npm run build" first'}];
  }
  return routes.flatMap((found) =>
    found
      .filter((route, index) => found.indexOf(route) !== index)
      .map((route) => ({path: route, message: 'two sources claim this address → rename one'})),
  );
}

/** The addresses of a generated routes file. */
export function exactRoutes(source: string): string[] {
  return [...source.matchAll(EXACT_ROUTE)].map(([, route]) => route ?? '');
}
