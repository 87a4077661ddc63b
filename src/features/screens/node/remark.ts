import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributesOf, element, isElement, propsOf} from '../../../content/mdx';
import type {Locale} from '../../../site/locales';
import {drawScreen, isScreenId} from './draw';
import {NARROW} from './drawings';
import {SHAPES} from './kit';

/**
 * Remark plugin: passes each `<Screen id="…" />` its drawing in the page's language, and each icon of the extension its
 * shape, so that labels and parts stay out of the bundle; a narrow screen after its steps stands beside them. An
 * unknown id is left as it is: `npm run check` refuses it.
 */
export function screens(locale: Locale) {
  return (root: Root): void =>
    visit(root, (node: Nodes, index, parent) => {
      if (isElement(node, 'StateIcon')) {
        const svg = SHAPES[propsOf(node).get('shape') as keyof typeof SHAPES];
        node.attributes.push(...attributesOf({svg}));
      }
      const id = isElement(node, 'Screen') ? propsOf(node).get('id') : undefined;
      if (!isElement(node) || id === undefined || !isScreenId(id)) {
        return undefined;
      }
      const screen = drawScreen(id, locale);
      node.attributes.push(...attributesOf({...screen, notes: screen.notes.join('\n')}));
      const steps = index && parent?.children[index - 1];
      if (NARROW.has(id) && steps && steps.type === 'list' && steps.ordered) {
        const beside = element('div', {className: 'beside'}, [steps, node]);
        (parent.children as Nodes[]).splice(index - 1, 2, beside);
        return index;
      }
      return undefined;
    });
}
