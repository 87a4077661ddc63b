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

const TOKENS = 'src/css/tokens.css';

/** Every diagram has its drawing, which fits a screen. */
export const drawings = everyPage((page, {files}) =>
  diagramsOf(page, files).flatMap(({line, drawing}): PageFinding[] => {
    if (!drawing) {
      const message = 'diagram without its drawing → run "npm run diagrams", commit what it made';
      return at(line, message, {follows: TOKENS});
    }
    const {width, height} = drawing;
    const message = `diagram of ${width} × ${height} px → at most ${LARGEST.width} × ${LARGEST.height}: turn it (TD, LR), shorten labels, or write a list`;
    return width > LARGEST.width || height > LARGEST.height
      ? at(line, message, {isWarning: true})
      : [];
  }),
);

/**
 * No drawing is unused. A changed diagram leaves its old drawing behind, which one command mends too, and an unreadable
 * page may have any. When none is used, their settings have changed, which is reported once.
 */
export function leftDrawings({pages, files}: Sources): Finding[] {
  const diagrams = pages.flatMap((page) =>
    diagramsOf(page, files).map(({drawing}) => ({drawing, locale: page.locale})),
  );
  const shown = new Set(
    diagrams.flatMap(({drawing, locale}) =>
      drawing ? [drawing.light, drawing.dark].map((name) => pathOf(locale, name)) : [],
    ),
  );
  const left = [...files.keys()].filter(
    (file) => file.startsWith(`${DRAWINGS_FOLDER}/`) && !shown.has(file),
  );
  if (shown.size === 0 && left.length > 0 && diagrams.length > 1) {
    const message = `none of ${diagrams.length} diagrams has its drawing: the colours, the settings or the Mermaid that drawings are made with have changed → run "npm run diagrams", commit what it made`;
    return inFile(TOKENS, 1, message);
  }
  const isWaiting =
    diagrams.some(({drawing}) => !drawing) || pages.some(({failure}) => failure !== undefined);
  const message = 'drawing that no page shows → run "npm run diagrams", commit the deletion';
  return isWaiting ? [] : left.flatMap((file) => inFile(file, 1, message));
}

function diagramsOf({locale, fences}: Page, files: Sources['files']) {
  return fences
    .filter(({lang}) => lang === 'mermaid')
    .map(({line, code}) => ({
      line,
      drawing: findDrawing((name) => files.get(name), locale, code, drawingNames()),
    }));
}

function pathOf(locale: string, name: string): string {
  return `${DRAWINGS_FOLDER}/${locale}/${name}`;
}
