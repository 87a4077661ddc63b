import type {Options} from '@docusaurus/plugin-content-docs';
import {SOURCE_OPTIONS} from './sources';

/** The manual: one set of pages, one sidebar, one version (specification §2). */
export const docs = {
  ...SOURCE_OPTIONS,
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  versions: {current: {label: 'Next'}},
} satisfies Options;
