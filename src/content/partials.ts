import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isElement, propsOf, sliceOf, type MdxElement} from './mdx';
import {PARTIAL_PROP, parseMarkdown, partialImports} from './page';

/** The partials that a page imports: component → path from the root of the repository. */
export function partialsOf({children}: Root, file: string): ReadonlyMap<string, string> {
  return new Map(
    children.flatMap((node) =>
      node.type === 'mdxjsEsm'
        ? partialImports(node.value, file).map((partial) => [partial.name, partial.file] as const)
        : [],
    ),
  );
}

/** Puts its partials into a page as text, with the page's props in them: `{props.children}`, `{props.name}`. */
export function fillPartials(tree: Root, file: string, read: (file: string) => string): void {
  const partials = partialsOf(tree, file);
  visit(tree, (node, index, parent) => {
    // A component alone on its line is a paragraph until MDX unwraps it.
    const [only, ...others] = node.type === 'paragraph' ? node.children : [node];
    const target = only && isElement(only) && partials.get(only.name ?? '');
    if (!target || others.length > 0 || !parent || index === undefined) {
      return undefined;
    }
    const text = read(target);
    const shown = parseMarkdown(text).children.flatMap((child) => filled(child, only, text));
    (parent.children as Nodes[]).splice(index, 1, ...shown);
    return [SKIP, index + shown.length];
  });
}

/** A node of a partial with the page's props filled in. */
function filled(node: Nodes, element: MdxElement, text: string): Nodes[] {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const name = PARTIAL_PROP.exec(node.value)?.[1];
    return name === 'children'
      ? element.children
      : name === undefined
        ? []
        : [{type: 'text', value: propsOf(element).get(name) ?? ''}];
  }
  if (node.type === 'textDirective' || node.type === 'leafDirective') {
    // `a:b` in running text: whoever prints the page only has the page's own source.
    return [{type: 'text', value: sliceOf(node, text)}];
  }
  return 'children' in node
    ? [
        {
          ...node,
          children: node.children.flatMap((child) => filled(child, element, text)),
        } as Nodes,
      ]
    : [node];
}
