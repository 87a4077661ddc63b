interface Node {
  type: string;
  url?: string;
  data?: {hProperties?: Record<string, unknown>};
  children?: Node[];
}

/**
 * Remark plugin: links into the reader's own Space (`/root_url/…`, specification §2) lead to no page
 * of this site, so the broken-link check must not look for one.
 */
export function deepLinks() {
  return function mark(node: Node): void {
    if (node.type === 'link' && node.url?.startsWith('/root_url/')) {
      node.data = {
        ...node.data,
        hProperties: {...node.data?.hProperties, 'data-noBrokenLinkCheck': true},
      };
    }
    node.children?.forEach(mark);
  };
}
