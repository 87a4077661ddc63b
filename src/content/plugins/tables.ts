interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  data?: {hProperties?: Record<string, unknown>};
}

/**
 * Remark plugin: labels each cell with its column, for the cards of a phone, and each table with the heading above it.
 */
export function labelledTables() {
  return function label(root: Node): void {
    let heading = '';
    const visit = (node: Node): void => {
      if (node.type === 'heading') {
        heading = textOf(node);
      } else if (node.type === 'table') {
        setProperty(node, 'label', heading);
        const [head, ...rows] = node.children ?? [];
        const names = (head?.children ?? []).map(textOf);
        rows.forEach(({children}) =>
          children?.forEach((cell, index) => setProperty(cell, 'data-label', names[index])),
        );
      } else {
        node.children?.forEach(visit);
      }
    };
    visit(root);
  };
}

function textOf({value, children}: Node): string {
  return value ?? (children ?? []).map(textOf).join('');
}

function setProperty(node: Node, name: string, value: string | undefined): void {
  if (value) {
    node.data = {...node.data, hProperties: {...node.data?.hProperties, [name]: value}};
  }
}
