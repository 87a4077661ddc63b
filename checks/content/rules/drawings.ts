import {DRAWINGS_FOLDER, drawingNames, findDrawing} from '../../../src/diagrams/server/drawings';
import type {Finding} from '../../finding';
import type {Sources} from '../../../src/sources/load';

/** Largest drawing that is read without moving it in two directions, px with letters of 14 px (blueprint §0). */
const LARGEST = {width: 700, height: 600};

/** Every diagram is drawn before it is published, fits a screen, and no drawing is left over. */
export function drawings({pages, files}: Sources): Finding[] {
  const nameOf = drawingNames();
  const shown = new Set<string>();
  // A diagram that changed leaves its old drawing behind: one command mends both.
  const waiting = new Map<string, string>();
  const findings = pages.flatMap(({file, locale, fences}) =>
    fences
      .filter(({lang}) => lang === 'mermaid')
      .flatMap(({line, code}): Finding[] => {
        const drawing = findDrawing((name) => files.get(name), locale, code, nameOf);
        if (!drawing) {
          waiting.set(locale, file);
          const message =
            'diagram without its drawing → run "npm run diagrams", commit what it made';
          return [{file, line, message}];
        }
        const {light, dark, width, height} = drawing;
        [light, dark].forEach((name) => shown.add(`${DRAWINGS_FOLDER}/${locale}/${name}`));
        const message = `diagram of ${width} × ${height} px → at most ${LARGEST.width} × ${LARGEST.height}: turn it (TD, LR), shorten labels, or write a list`;
        return width > LARGEST.width || height > LARGEST.height
          ? [{file, line, message, isWarning: true}]
          : [];
      }),
  );
  const left = [...files.keys()].filter(
    (file) => file.startsWith(`${DRAWINGS_FOLDER}/`) && !shown.has(file),
  );
  return [
    ...findings,
    ...left.map((file) => ({
      file,
      line: 1,
      follows: waiting.get(file.split('/').at(-2) ?? ''),
      message: 'drawing that no page shows → run "npm run diagrams", commit the deletion',
    })),
  ];
}
