import type {Nodes, Root} from 'mdast';
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

/** A copy of a page with its partials as text and the page's props in them: `{props.children}`, `{props.name}`. */
export function withPartials(tree: Root, file: string, read: (file: string) => string): Root {
  const partials = partialsOf(tree, file);
  const replaced = (node: Nodes): Nodes[] => {
    const target = isElement(node) && partials.get(node.name ?? '');
    if (target) {
      const text = read(target);
      return parseMarkdown(text).children.flatMap((child) => filled(child, node, text));
    }
    if (!('children' in node)) {
      return [node];
    }
    const children = node.children.flatMap(replaced);
    // A component alone on its line is a paragraph until MDX unwraps it.
    const [only, ...others] = node.children;
    return node.type === 'paragraph' && others.length === 0 && only && isPartialElement(only)
      ? children
      : [{...node, children} as Nodes];
  };
  const isPartialElement = (node: Nodes) => isElement(node) && partials.has(node.name ?? '');
  return partials.size === 0
    ? tree
    : {...tree, children: tree.children.flatMap(replaced) as Root['children']};
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
