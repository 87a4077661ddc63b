import type {Locale} from '../../../src/site/locales';
import {drawingNames, findDrawing} from '../../../src/features/diagrams/node/drawings';
import type {Finding} from '../../finding';
import {
  diagramTexts,
  isFlowchart,
  mermaidLabels,
  type MermaidLabel,
} from '../../../src/content/mermaid';
import {everyPage} from '../../rule';
import type {Sources} from '../../../src/content/load';

/** Characters of a label that still fit on a phone (glossary §3). */
const LABEL_LENGTH: Record<Locale, number> = {fr: 120, en: 120, de: 120, zh: 45};

/** A node or an edge of a flowchart with an unquoted text. */
const UNQUOTED = [/\w[[({]+(?![[({"/\\])/, /\|(?!")[^|]*\|/, /(?<!-)--\s+(?!")[^\s>-]/];

/** Labels are quoted, short, and without syntax of Mermaid. */
export const diagramLabels = everyPage(({locale, fences}) =>
  fences
    .filter(({lang}) => lang === 'mermaid')
    .flatMap(({line, code}) => [
      ...unquotedLines(code).map((offset) => ({
        line: line + offset,
        message: 'diagram label without quotes → write A["Label"], -- "label" -->',
      })),
      ...labelsOf(code).flatMap((label) => {
        const problems: string[] = [];
        if (label.isDrawn && [...label.text].length > LABEL_LENGTH[locale]) {
          problems.push(
            `diagram label of ${[...label.text].length} characters → write at most ${LABEL_LENGTH[locale]}`,
          );
        }
        if (/[";#]/.test(label.text)) {
          problems.push(`diagram label "${label.text}" → leave out ", ; and #`);
        }
        return problems.map((message) => ({line: line + label.line, message}));
      }),
    ]),
);

function labelsOf(code: string): readonly (MermaidLabel & {readonly isDrawn: boolean})[] {
  const {title, description} = diagramTexts(code);
  return mermaidLabels(code).map((label) => ({
    ...label,
    isDrawn: ![title, description].includes(label.text),
  }));
}

/** A diagram has a title, shown under it, and a description for those who cannot see it. */
export const diagramDescriptions = everyPage(({fences}) =>
  fences
    .filter(({lang}) => lang === 'mermaid')
    .filter(({code}) => {
      const {title, description} = diagramTexts(code);
      return !title || !description;
    })
    .map(({line}) => ({
      line,
      message:
        'diagram without a title or a description → write accTitle: … and accDescr: … below its first line',
    })),
);

/** Mermaid's own parser accepts every diagram. One with a drawing was accepted before and is not parsed again. */
export async function diagramSyntax({pages, files}: Sources): Promise<Finding[]> {
  const nameOf = drawingNames();
  const diagrams = pages.flatMap(({file, locale, fences}) =>
    fences
      .filter(({lang}) => lang === 'mermaid')
      .filter(({code}) => !findDrawing((name) => files.get(name), locale, code, nameOf))
      .map(({line, code}) => ({file, line, code})),
  );
  if (diagrams.length === 0) {
    return [];
  }
  const parse = await mermaidParser();
  const findings: Finding[] = [];
  for (const {file, line, code} of diagrams) {
    try {
      await parse(code);
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
      findings.push({file, line, message: `diagram that cannot be drawn: ${reason} → correct it`});
    }
  }
  return findings;
}

async function mermaidParser(): Promise<(code: string) => Promise<unknown>> {
  const [{default: purify}, {default: mermaid}] = await Promise.all([
    import('dompurify'),
    import('mermaid'),
  ]);
  // DOMPurify needs a browser; nothing is rendered here, so there is nothing to sanitize.
  Object.assign(purify, {addHook: () => undefined, sanitize: (text: string) => text});
  return (code) => mermaid.parse(code);
}

function unquotedLines(code: string): number[] {
  if (!isFlowchart(code)) {
    return [];
  }
  return code
    .split('\n')
    .map((content) => content.replace(/"[^"]*"/g, '""'))
    .flatMap((content, index) =>
      UNQUOTED.some((pattern) => pattern.test(content)) ? [index + 1] : [],
    );
}
