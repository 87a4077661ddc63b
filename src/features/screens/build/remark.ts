import type {Locale} from '../../../site/locales';
import {drawScreen, isScreenId, type Screen} from './draw';

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly ordered?: boolean | null;
  attributes?: Attribute[] | Record<string, unknown> | null;
  children?: Node[];
}

/**
 * Remark plugin: passes each `<Screen id="…" />` its drawing in the page's language, so that labels and parts stay out
 * of the bundle; a narrow one after its steps stands beside them. An unknown id is left as it is: `npm run check`
 * refuses it.
 */
export function screens(locale: Locale) {
  return function draw(parent: Node): void {
    const {children} = parent;
    children?.forEach(draw);
    // From the end, since the steps and their screen become one.
    for (let index = (children?.length ?? 0) - 1; children && index >= 0; index -= 1) {
      const node = children[index];
      const screen = node && drawn(node, locale);
      const steps = children[index - 1];
      if (screen?.isNarrow && steps?.ordered) {
        children.splice(index - 1, 2, {
          type: 'mdxJsxFlowElement',
          name: 'div',
          attributes: [attribute('className', 'beside')],
          children: [steps, node!],
        });
      }
    }
  };
}

/** The screen that a node shows: it gets the drawing as attributes. */
function drawn({name, attributes}: Node, locale: Locale): Screen | undefined {
  if (name !== 'Screen' || !Array.isArray(attributes)) {
    return undefined;
  }
  const id = attributes.find((one) => one.name === 'id')?.value;
  if (typeof id !== 'string' || !isScreenId(id)) {
    return undefined;
  }
  const screen = drawScreen(id, locale);
  const {title, description, caption, notes, panels} = screen;
  attributes.push(
    attribute('title', title),
    attribute('description', description),
    attribute('caption', caption),
    attribute('notes', notes.join('\n')),
    attribute('panels', panels),
  );
  return screen;
}

function attribute(name: string, value: string): Attribute {
  return {type: 'mdxJsxAttribute', name, value};
}
