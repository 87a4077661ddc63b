import {useMemo} from 'react';

export * from '../../node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js';

/**
 * In place of the theme's hook of this name (src/config/themeUtils.ts), which puts the names in the order of the
 * reader's language: the first such comparison takes a phone longer than all else the hook does.
 *
 * @returns the object of the render before while its names and values are the same, in whatever order
 */
export function useShallowMemoObject<Shape extends object>(object: Shape): Shape {
  const entries = Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1));
  return useMemo(() => object, entries.flat());
}
