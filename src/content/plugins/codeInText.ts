import type {Element, ElementContent, Root, RootContent} from 'hast';
import {codeParts} from '../../site/codeParts';

/** Characters of code that fit on a phone's line beside a few words. */
const SHORT_CODE = 24;

/** An element marked as explicit JSX, which MDX does not map to a component. */
interface ExplicitElement {
  readonly type: 'mdxJsxTextElement';
  readonly name: 'code';
  readonly attributes: readonly {type: 'mdxJsxAttribute'; name: string; value: string}[];
  readonly children: readonly ElementContent[];
  readonly data: {readonly _mdxExplicitJsx: true};
}

/**
 * Rehype plugin: short code in text stays on one line; addresses break after a slash, with `<wbr>`, which needs
 * explicit JSX: the theme's component would render a block.
 */
export function codeInText() {
  return function write(node: Root | RootContent): void {
    if (!('children' in node) || isElement(node, 'pre')) {
      return;
    }
    node.children = node.children.map((child) => {
      if (isElement(child, 'code')) {
        return explicitCode(child);
      }
      write(child);
      return child;
    }) as ElementContent[];
  };
}

function isElement(node: Root | RootContent, name: string): node is Element {
  return node.type === 'element' && node.tagName === name;
}

function explicitCode(element: Element): ExplicitElement {
  const [text] = element.children;
  const value = text?.type === 'text' && element.children.length === 1 ? text.value : undefined;
  const isShort = value !== undefined && value.length <= SHORT_CODE;
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: isShort ? [{type: 'mdxJsxAttribute', name: 'className', value: 'short-code'}] : [],
    children: value === undefined || isShort ? element.children : breakable(value),
    data: {_mdxExplicitJsx: true},
  };
}

function breakable(code: string): ElementContent[] {
  return codeParts(code).flatMap((value, index): ElementContent[] => [
    ...(index > 0 ? [WBR] : []),
    {type: 'text', value},
  ]);
}

const WBR: Element = {type: 'element', tagName: 'wbr', properties: {}, children: []};
