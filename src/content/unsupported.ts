import type {Nodes, Root} from 'mdast';
import type {Fault} from './failure';
import {sliceOf, type MdxElement} from './mdx';

/** Markdown that the site does not support, and what to write instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  textDirective:
    'a directive, whose text is lost → put a space after the colon, or write it in backticks',
  leafDirective: 'a directive, whose text is lost → write :::type[Title] and ::: for an admonition',
  footnoteReference: 'a footnote → say it in the sentence, or in an admonition',
  linkReference: 'a link by reference → write [text](address)',
  imageReference: 'an image by reference → write ![text](/img/name.svg)',
};

/** Elements that hide what they hold: an entry of the contents, or a link to a heading there, would lead nowhere. */
const HIDING = ['Tabs', 'TabItem', 'details'];

/** The parts of a page that readers would get wrong, although MDX reads them. */
export function unsupportedIn(tree: Root, text: string): Fault[] {
  const found: Fault[] = [];
  visit(tree, 1, '');
  return found;

  function visit(node: Nodes, before: number, inside: string): void {
    // Autolinks found after parsing have no position.
    const line = node.position?.start.line ?? before;
    const message = faultOf(node, text, inside);
    if (message !== undefined) {
      found.push({line, message});
      return;
    }
    const hiding = 'name' in node && HIDING.includes(node.name ?? '') ? (node.name ?? '') : inside;
    const children: readonly Nodes[] = 'children' in node ? node.children : [];
    children.forEach((child) => visit(child, line, hiding));
  }
}

/** @param inside name of the element around that hides its content, or empty */
function faultOf(node: Nodes, text: string, inside: string): string | undefined {
  const source = sliceOf(node, text);
  switch (node.type) {
    case 'textDirective':
      // `a:b` in running text, which Docusaurus prints as written.
      return source === `:${node.name}` ? undefined : `“${source}” is ${INSTEAD[node.type]}`;
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? 'a task list, whose boxes do nothing → write a list without [ ]'
        : undefined;
    case 'heading':
      return inside === ''
        ? undefined
        : `a heading in <${inside}>, which hides it → move it out, or write it in bold`;
    case 'text': {
      if (source.includes('&nbsp;')) {
        return '&nbsp; breaks search → type the no-break space itself';
      }
      const [lost] = /[^\s\\]*\\\\[^\s]*/.exec(source) ?? [];
      return lost === undefined
        ? undefined
        : `“${lost}”: of two backslashes one is lost → write it in backticks`;
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) => attributeFault(attribute) ?? [])[0];
    default:
      return INSTEAD[node.type];
  }
}

function attributeFault(attribute: MdxElement['attributes'][number]): string | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute' || typeof attribute.value === 'object') {
    const {value} = attribute;
    return value === null
      ? undefined
      : 'braces in a tag would be run as code → write the value in quotes';
  }
  return /^(?:style|on\w+)$/.test(attribute.name)
    ? `"${attribute.name}" in a tag, which the content security policy refuses → use a class of src/css`
    : undefined;
}
