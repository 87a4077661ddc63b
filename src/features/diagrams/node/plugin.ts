import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DRAWINGS_FOLDER} from './drawings';
import {DRAWINGS_ADDRESS} from '../../../site/drawings';
import {currentLocale} from '../../../content/currentLocale';

/** Publishes the drawn diagrams of the locale. */
export function diagrams({siteDir}: LoadContext): Plugin {
  return {
    name: 'diagrams',
    postBuild({outDir}) {
      const drawings = path.join(siteDir, DRAWINGS_FOLDER, currentLocale());
      if (existsSync(drawings)) {
        cpSync(drawings, path.join(outDir, DRAWINGS_ADDRESS), {recursive: true});
      }
      return Promise.resolve();
    },
  };
}
