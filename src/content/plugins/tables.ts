interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  /** Of a table: the alignment of each column. */
  align?: readonly (string | null)[] | null;
  data?: {hProperties?: Record<string, unknown>};
}

/**
 * Remark plugin: labels each cell with its column, for the cards of a phone, and each table with the heading above it.
 * Columns are aligned by an attribute that `src/css/text.css` reads: MDX would write `style`, which the content security
 * policy refuses.
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
        const {align} = node;
        node.children?.forEach(({children}) =>
          children?.forEach((cell, index) => setProperty(cell, 'data-align', align?.[index])),
        );
        node.align = null;
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

function setProperty(node: Node, name: string, value: string | null | undefined): void {
  if (value) {
    node.data = {...node.data, hProperties: {...node.data?.hProperties, [name]: value}};
  }
}
