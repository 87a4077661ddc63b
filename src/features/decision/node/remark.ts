import type {Root} from 'mdast';
import {isElement, propsOf, replaceNodes} from '../../../content/mdx';
import {addImports, parseMarkdown} from '../../../content/page';

const UI = '@site/src/features/decision/ui';

/** What a page writes for a whole decision, `<Decision guide="user" />`, and for its first question alone. */
export const WRITTEN = ['Decision', 'FirstQuestion'];

/** Remark plugin: a page that shows a decision imports its component and its texts; no other page knows them. */
export function shownDecisions() {
  return function add(root: Root): void {
    const imports: string[] = [];
    replaceNodes(root, (node) => {
      if (!isElement(node) || !WRITTEN.includes(node.name ?? '')) {
        return node;
      }
      const guide = propsOf(node).get('guide');
      imports.push(`import ${node.name} from '${UI}/${node.name}';`);
      if (guide === undefined) {
        return node;
      }
      imports.push(`import decision from '@generated/decisions/default/${guide}.json';`);
      const [shown = node] = parseMarkdown(
        `<Decision guide="${guide}" decision={decision} />`,
      ).children;
      return shown;
    });
    addImports(root, imports.join('\n'));
  };
}
