import type {Options} from '@docusaurus/plugin-content-docs';
import type {Locale} from '../site/locales';
import {sourceOptions} from './sources';

/** The manual: one set of pages, one sidebar, one version (specification §2). */
export function docs(locale: Locale) {
  return {
    ...sourceOptions(locale),
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    lastVersion: 'current',
    versions: {current: {label: 'Next', badge: true}},
  } satisfies Options;
}
