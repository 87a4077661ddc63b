import {colour, type CodeColours} from './colour';

export type {CodeColours};

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly lang?: string | null;
  readonly children?: readonly Node[];
  data?: {hProperties?: Record<string, unknown>};
}

/** Remark plugin: sets the highlighted lines of each code block, as JSON in the prop `lines`. */
export function highlight({colours}: {readonly colours: CodeColours}) {
  return function colourCode(node: Node): void {
    const {type, value, lang} = node;
    const lines = type === 'code' && value && lang ? colour(value, lang, colours) : undefined;
    if (lines) {
      node.data = {
        ...node.data,
        hProperties: {...node.data?.hProperties, lines: JSON.stringify(lines)},
      };
    }
    node.children?.forEach(colourCode);
  };
}
