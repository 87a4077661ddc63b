import {valueToEstree} from 'estree-util-value-to-estree';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {codeParts} from '../site/codeParts';

/** Elements whose inside may be written as HTML. */
const BLOCKS = new Set(['p', 'ol', 'ul', 'li', 'blockquote', 'thead', 'tbody', 'tr', 'th', 'td']);

/** What may stand in them; for other elements (links, headings, images, blocks of code) the theme has components. */
const PARTS = new Set([...BLOCKS, 'strong', 'em', 'del', 'br', 'code']);

const TABLE_PARTS = new Set(['thead', 'tbody', 'tr']);

/** Characters of code that fit on the line of a phone beside a few words. */
const SHORT_CODE = 24;

/** An element as MDX writes it down when it stands in the source as JSX: no component takes its place. */
interface Explicit {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  readonly name: string;
  readonly attributes: readonly object[];
  readonly children: readonly ElementContent[];
  readonly data: {readonly _mdxExplicitJsx: true};
}

/**
 * Rehype plugin: what of a page's text holds no component becomes HTML. Its scripts would else hold every word
 * between calls, and go through all elements one by one before the page answers. Code in this text is written as it
 * is to break on a phone.
 */
export function staticText() {
  return function write(node: Root | RootContent): void {
    if (!('children' in node) || isElement(node, 'pre')) {
      return;
    }
    node.children = node.children.map((child) => {
      if (isElement(child) && BLOCKS.has(child.tagName) && isStatic(child)) {
        return staticElement(child);
      }
      if (isElement(child, 'code')) {
        return explicit('mdxJsxTextElement', codeInText(child));
      }
      write(child);
      return child;
    }) as ElementContent[];
  };
}

function isElement(node: Root | RootContent, name?: string): node is Element {
  return node.type === 'element' && (name === undefined || node.tagName === name);
}

function isStatic(node: ElementContent): boolean {
  return isElement(node)
    ? PARTS.has(node.tagName) &&
        Object.entries(node.properties).every(isPlain) &&
        node.children.every(isStatic)
    : node.type === 'text';
}

/** Classes and data are all that text has: Docusaurus wants to know of ids, and a style would need another form. */
function isPlain([name, value]: [name: string, value: unknown]): boolean {
  return name === 'className' ? Array.isArray(value) : name.startsWith('data-');
}

function staticElement(element: Element): Explicit {
  const expression = valueToEstree({__html: toHtml(published(element).children)});
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression}],
  };
  const value = {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}};
  return explicit('mdxJsxFlowElement', {...element, children: []}, [
    {type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value},
  ]);
}

function explicit(
  type: Explicit['type'],
  {tagName, properties, children}: Element,
  more: readonly object[] = [],
): Explicit {
  const attributes = Object.entries(properties).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: Array.isArray(value) ? value.join(' ') : value,
  }));
  return {
    type,
    name: tagName,
    attributes: [...attributes, ...more],
    children,
    data: {_mdxExplicitJsx: true},
  };
}

/** The element and what it holds as they are published: MDX too leaves out the lines between the parts of a table. */
function published(element: Element): Element {
  if (element.tagName === 'code') {
    return codeInText(element);
  }
  const children = TABLE_PARTS.has(element.tagName)
    ? element.children.filter((child) => isElement(child))
    : element.children;
  return {
    ...element,
    children: children.map((child) => (isElement(child) ? published(child) : child)),
  };
}

/** Short code, such as an error code, stays on one line; addresses break after a slash. */
function codeInText(element: Element): Element {
  const [text, ...others] = element.children;
  if (text?.type !== 'text' || others.length > 0) {
    return element;
  }
  return text.value.length <= SHORT_CODE
    ? {...element, properties: {...element.properties, className: ['short-code']}}
    : {
        ...element,
        children: codeParts(text.value).flatMap((value, place): ElementContent[] => [
          ...(place > 0 ? [WBR] : []),
          {type: 'text', value},
        ]),
      };
}

const WBR: Element = {type: 'element', tagName: 'wbr', properties: {}, children: []};
