import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtCommit} from '../content/git';

/**
 * Names in every page the commit it was built from, for readers' reports (src/ui/ReportLink). As an option of Docusaurus
 * it would be in the main script, which would change with every commit.
 */
export function revision({siteDir}: LoadContext): Plugin {
  return {
    name: 'revision',
    injectHtmlTags() {
      const commit = builtCommit(siteDir);
      return commit
        ? {headTags: [{tagName: 'meta', attributes: {name: 'revision', content: commit}}]}
        : {};
    },
  };
}
