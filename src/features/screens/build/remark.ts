import type {Locale} from '../../../site/locales';
import {drawScreen, isScreenId} from './draw';

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly children?: readonly Node[];
  attributes?: Attribute[] | Record<string, unknown> | null;
}

/**
 * Remark plugin: passes each `<Screen id="…" />` its drawing in the page's language, so that labels and parts stay out
 * of the bundle. An unknown id is left as it is: `npm run check` refuses it.
 */
export function screens(locale: Locale) {
  return function draw(node: Node): void {
    const {name, attributes} = node;
    if (name === 'Screen' && Array.isArray(attributes)) {
      const id = attributes.find((attribute) => attribute.name === 'id')?.value;
      if (typeof id === 'string' && isScreenId(id)) {
        const {title, description, caption, panels} = drawScreen(id, locale);
        for (const [key, value] of Object.entries({
          title,
          description,
          caption,
          panels: panels.join('\n'),
        })) {
          attributes.push({type: 'mdxJsxAttribute', name: key, value});
        }
      }
    }
    node.children?.forEach(draw);
  };
}
