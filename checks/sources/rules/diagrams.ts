import {diagramTexts, isFlowchart, mermaidLabels} from '../../../src/content/mermaid';
import type {Sources} from '../../../src/content/load';
import type {Page} from '../../../src/content/page';
import {
  DRAWINGS_FOLDER,
  drawingNames,
  findDrawing,
  type Size,
} from '../../../src/features/diagrams/node/drawings';
import {LAYOUTS, VARIANTS, fileOf, type Layout} from '../../../src/site/drawings';
import type {Locale} from '../../../src/site/locales';
import type {Finding} from '../../finding';
import {at, everyPage, inFile, type PageFinding} from '../../rule';

/** Characters of a label that still fit on a phone (glossary §3). */
const LABEL_LENGTH: Record<Locale, number> = {fr: 120, en: 120, de: 120, zh: 45};

/** Largest drawings that need no scrolling in two directions, px (blueprint §0). */
const LARGEST = {
  wide: {width: 700, height: 600},
  narrow: {width: 410, height: 700},
} as const satisfies Record<Layout, Size>;

/** A node or an edge of a flowchart with an unquoted text. */
const UNQUOTED = [/\w[[({]+(?![[({"/\\])/, /\|(?!")[^|]*\|/, /(?<!-)--\s+(?!")[^\s>-]/];

/**
 * A diagram has a title, shown under it, a description for those who cannot see it, labels that are quoted, short and
 * without syntax of Mermaid, and its drawing, which fits a screen. What Mermaid cannot read has no drawing.
 */
export const diagrams = everyPage((page, {files}) =>
  diagramsOf(page, files).flatMap(({line, code, drawing}): PageFinding[] => {
    const {title, description} = diagramTexts(code);
    return [
      ...(title && description
        ? []
        : at(
            line,
            'diagram without a title or a description → write accTitle: … and accDescr: … below its first line',
          )),
      ...unquotedLines(code).flatMap((offset) =>
        at(line + offset, 'diagram label without quotes → write A["Label"], -- "label" -->'),
      ),
      ...mermaidLabels(code).flatMap((label) => {
        const {length} = [title, description].includes(label.text) ? '' : [...label.text];
        const most = LABEL_LENGTH[page.locale];
        return [
          length > most && `diagram label of ${length} characters → write at most ${most}`,
          /[";#]/.test(label.text) && `diagram label "${label.text}" → leave out ", ; and #`,
        ].flatMap((message) => at(line + label.line, message || undefined));
      }),
      ...(drawing
        ? []
        : at(line, 'diagram without its drawing → run "npm run diagrams", commit what it made')),
      ...LAYOUTS.flatMap((layout) => {
        const {width, height} = drawing?.[layout] ?? {width: 0, height: 0};
        const most = LARGEST[layout];
        return width > most.width || height > most.height
          ? at(
              line,
              `${layout} diagram of ${width} × ${height} px → at most ${most.width} × ${most.height}: turn it (TD, LR), shorten labels, or write a list`,
              {isWarning: true},
            )
          : [];
      }),
    ];
  }),
);

/** No drawing is unused, unless a changed diagram or an unreadable page may have left it. */
export function leftDrawings({pages, files}: Sources): Finding[] {
  const all = pages.flatMap((page) => diagramsOf(page, files));
  const isWaiting =
    all.some(({drawing}) => !drawing) || pages.some(({failure}) => failure !== undefined);
  const shown = new Set(all.flatMap(({names}) => names));
  const message = 'drawing that no page shows → run "npm run diagrams", commit the deletion';
  return isWaiting
    ? []
    : [...files.keys()]
        .filter((file) => file.startsWith(`${DRAWINGS_FOLDER}/`) && !shown.has(file))
        .flatMap((file) => inFile(file, 1, message));
}

function diagramsOf({locale, fences}: Page, files: Sources['files']) {
  return fences
    .filter(({lang}) => lang === 'mermaid')
    .map(({line, code}) => {
      const drawing = findDrawing((name) => files.get(name), locale, code, drawingNames());
      const names = VARIANTS.flatMap(({layout, mode}) =>
        drawing ? `${DRAWINGS_FOLDER}/${locale}/${fileOf(drawing.name, layout, mode)}` : [],
      );
      return {line, code, drawing, names};
    });
}

function unquotedLines(code: string): number[] {
  const lines = isFlowchart(code) ? code.replace(/"[^"\n]*"/g, '""').split('\n') : [];
  return lines.flatMap((content, index) =>
    UNQUOTED.some((pattern) => pattern.test(content)) ? [index + 1] : [],
  );
}
