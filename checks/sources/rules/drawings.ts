import {
  DRAWINGS_FOLDER,
  drawingNames,
  findDrawing,
} from '../../../src/features/diagrams/node/drawings';
import {at, everyPage, inFile, type PageFinding} from '../../rule';
import type {Finding} from '../../finding';
import type {Sources} from '../../../src/content/load';
import type {Page} from '../../../src/content/page';

/** Largest drawing that needs no scrolling in two directions, px with letters of 14 px (blueprint §0). */
const LARGEST = {width: 700, height: 600};

/** Every diagram has its drawing, which fits a screen. */
export const drawings = everyPage((page, {files}) =>
  diagramsOf(page, files).flatMap(({line, drawing}): PageFinding[] => {
    if (!drawing) {
      return at(line, 'diagram without its drawing → run "npm run diagrams", commit what it made');
    }
    const {width, height} = drawing;
    const message = `diagram of ${width} × ${height} px → at most ${LARGEST.width} × ${LARGEST.height}: turn it (TD, LR), shorten labels, or write a list`;
    return width > LARGEST.width || height > LARGEST.height
      ? at(line, message, {isWarning: true})
      : [];
  }),
);

/** No drawing is unused, unless a changed diagram or an unreadable page may have left it. */
export function leftDrawings({pages, files}: Sources): Finding[] {
  const diagrams = pages.flatMap((page) => diagramsOf(page, files));
  const isWaiting =
    diagrams.some(({drawing}) => !drawing) || pages.some(({failure}) => failure !== undefined);
  const shown = new Set(diagrams.flatMap(({names}) => names));
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
      const names = drawing ? [drawing.light, drawing.dark] : [];
      return {line, drawing, names: names.map((name) => `${DRAWINGS_FOLDER}/${locale}/${name}`)};
    });
}
