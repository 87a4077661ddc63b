import type {Element, ElementContent, Root, RootContent} from 'hast';
import {codeParts} from '../../site/codeParts';

/** Characters of code that fit on a phone's line beside a few words. */
const SHORT_CODE = 24;

/** A word that browsers would break after its first letter. */
const LETTER_WORD = /(\be-mails?\b)/i;

/**
 * Rehype plugin: short code in text, and "e-mail", stay on one line; addresses break after a slash, with `<wbr>`, which
 * needs explicit JSX: the theme's component would render a block.
 */
export function codeInText() {
  return function write(node: Root | RootContent): void {
    if (!('children' in node) || isElement(node, 'pre')) {
      return;
    }
    node.children = node.children.flatMap<RootContent>((child) => {
      if (isElement(child, 'code')) {
        return [explicitCode(child)];
      }
      if (child.type === 'text') {
        return wholeWords(child.value);
      }
      write(child);
      return [child];
    });
  };
}

function wholeWords(text: string): ElementContent[] {
  return text.split(LETTER_WORD).flatMap((value, index): ElementContent[] => {
    const part = {type: 'text', value} as const;
    if (index % 2 === 1) {
      const properties = {className: ['one-line']};
      return [{type: 'element', tagName: 'span', properties, children: [part]}];
    }
    return value === '' ? [] : [part];
  });
}

function isElement(node: Root | RootContent, name: string): node is Element {
  return node.type === 'element' && node.tagName === name;
}

/** MDX maps explicit JSX to no component. */
function explicitCode(element: Element): Extract<ElementContent, {type: 'mdxJsxTextElement'}> {
  const [text] = element.children;
  const value = text?.type === 'text' && element.children.length === 1 ? text.value : undefined;
  const isShort = value !== undefined && value.length <= SHORT_CODE;
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: isShort ? [{type: 'mdxJsxAttribute', name: 'className', value: 'one-line'}] : [],
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
