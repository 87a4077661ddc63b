import type {Nodes, Parents} from 'mdast';

/** A tag of MDX, on lines of its own or in running text. */
export type MdxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

/** @param name the only name wanted; any without it */
export function isElement(node: Nodes, name?: string): node is MdxElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    (name === undefined || node.name === name)
  );
}

export function propsOf({attributes}: MdxElement): Map<string, string> {
  const props = new Map<string, string>();
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      const {value} = attribute;
      props.set(attribute.name, typeof value === 'string' ? value : (value?.value ?? ''));
    }
  }
  return props;
}

/** A tag on lines of its own. */
export function element(
  name: string,
  props: Readonly<Record<string, string>>,
  children: readonly Nodes[] = [],
): MdxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(props),
    children: children as (MdxElement & {type: 'mdxJsxFlowElement'})['children'],
  };
}

/** Props as the attributes of a tag. */
export function attributesOf(props: Readonly<Record<string, string>>) {
  return Object.entries(props).map(
    ([name, value]) => ({type: 'mdxJsxAttribute', name, value}) as const,
  );
}

/** The source of a node; empty for one that no source has. */
export function sliceOf({position}: Nodes, text: string): string {
  return position ? text.slice(position.start.offset, position.end.offset) : '';
}

/** Adds properties to the element that a node of Markdown becomes. */
export function setProperties(
  node: {data?: {hProperties?: Record<string, unknown>}},
  properties: Readonly<Record<string, unknown>>,
): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

/** Replaces the nodes below a parent, the inner ones first. */
export function replaceNodes(parent: Parents, replace: (node: Nodes) => Nodes): void {
  parent.children = parent.children.map((node: Nodes): Nodes => {
    if ('children' in node) {
      replaceNodes(node, replace);
    }
    return replace(node);
  }) as typeof parent.children;
}
