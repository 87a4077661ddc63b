import type {Nodes, Parents} from 'mdast';
import {attributesOf, element, isElement, propsOf} from '../../../content/mdx';
import type {Locale} from '../../../site/locales';
import {drawScreen, isScreenId, type Screen} from './draw';
import {SHAPES} from './kit';

/**
 * Remark plugin: passes each `<Screen id="…" />` its drawing in the page's language, so that labels and parts stay out
 * of the bundle; a narrow one after its steps stands beside them. An unknown id is left as it is: `npm run check`
 * refuses it.
 */
export function screens(locale: Locale) {
  return function draw(parent: Parents): void {
    parent.children.forEach((child) => {
      if ('children' in child) {
        draw(child);
      }
    });
    // From the end, since the steps and their screen become one.
    for (let index = parent.children.length - 1; index >= 0; index -= 1) {
      const node = parent.children[index]!;
      const screen = drawn(node, locale);
      const steps = parent.children[index - 1];
      if (screen?.isNarrow && steps?.type === 'list' && steps.ordered) {
        const beside = element('div', {className: 'beside'}, [steps, node]);
        (parent.children as Nodes[]).splice(index - 1, 2, beside);
      }
    }
  };
}

/** The screen that a node shows: it gets the drawing as attributes, as an icon of the extension gets its shape. */
function drawn(node: Nodes, locale: Locale): Screen | undefined {
  if (isElement(node, 'StateIcon')) {
    const shape = SHAPES[propsOf(node).get('shape') as keyof typeof SHAPES];
    node.attributes.push(...attributesOf({svg: shape}));
  }
  const id = isElement(node, 'Screen') ? propsOf(node).get('id') : undefined;
  if (!isElement(node) || id === undefined || !isScreenId(id)) {
    return undefined;
  }
  const screen = drawScreen(id, locale);
  const {title, description, caption, notes, panels} = screen;
  node.attributes.push(
    ...attributesOf({title, description, caption, notes: notes.join('\n'), panels}),
  );
  return screen;
}
