export interface MermaidLabel {
  /** Line inside the diagram, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Lines of sequence and state diagrams that end in text: the syntax before it, then the text. */
const UNQUOTED_LABELS = [
  /^(\s*(?:participant|actor)\s+\S+\s+as\s+)(.+)$/,
  /^(\s*(?:loop|alt|else|opt|par|and|critical|option|break)\s+)(.+)$/,
  /^([^":]*:\s*)(.+)$/,
];

/** Title and description of a diagram: its caption, and what it says to readers who cannot see it. */
const DESCRIPTION = /^(\s*acc(?:Title|Descr):\s*)(.+)$/;

/** The `accTitle` and `accDescr` of a diagram, empty when missing, and the diagram without them: what is drawn. */
export function diagramTexts(diagram: string) {
  const text = (key: string) => new RegExp(`^\\s*${key}:\\s*(.+)$`, 'm').exec(diagram)?.[1] ?? '';
  return {
    title: text('accTitle'),
    description: text('accDescr'),
    drawn: diagram
      .split('\n')
      .filter((line) => !DESCRIPTION.test(line))
      .join('\n'),
  };
}

export function isFlowchart(diagram: string): boolean {
  return /^\s*(?:flowchart|graph)\b/.test(diagram);
}

export function mermaidLabels(diagram: string): MermaidLabel[] {
  const labels: MermaidLabel[] = [];
  mapLabels(diagram, (text, line) => {
    labels.push({line, text});
    return text;
  });
  return labels;
}

/** A diagram without labels and comments: the same in every translation. */
export function mermaidStructure(diagram: string): string {
  return mapLabels(diagram, () => '').replace(/^\s*%%.*$/gm, '');
}

function mapLabels(diagram: string, change: (text: string, line: number) => string): string {
  const hasUnquoted = !isFlowchart(diagram);
  return diagram
    .split('\n')
    .map((content, index) => {
      const line = index + 1;
      const pattern = [DESCRIPTION, ...(hasUnquoted ? UNQUOTED_LABELS : [])].find((candidate) =>
        candidate.test(content),
      );
      return pattern
        ? content.replace(
            pattern,
            (_, before: string, text: string) => before + change(text.trim(), line),
          )
        : content.replace(/"([^"]*)"/g, (_, text: string) => `"${change(text, line)}"`);
    })
    .join('\n');
}
