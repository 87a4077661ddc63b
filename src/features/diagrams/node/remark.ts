import {diagramTexts} from '../../../content/mermaid';
import type {Locale} from '../../../site/locales';
import {drawingNames, findDrawing, readDrawing} from './drawings';

interface Node {
  readonly children?: readonly Node[];
  data?: {hName?: string; hProperties?: Record<string, unknown>};
}

interface Options {
  readonly locale: Locale;
  readonly siteDir: string;
}

/** Remark plugin: shows the drawing of a diagram with its title. @throws for a diagram without a drawing */
export function drawnDiagrams({locale, siteDir}: Options) {
  const nameOf = drawingNames();
  const read = readDrawing(siteDir);
  return function show({data, children}: Node): void {
    const {value} = data?.hProperties ?? {};
    if (data?.hName === 'mermaid' && typeof value === 'string') {
      const drawing = findDrawing(read, locale, value, nameOf);
      if (!drawing) {
        throw new Error('A diagram has no drawing yet: run "npm run diagrams", then build again.');
      }
      const {title, description} = diagramTexts(value);
      const {name, wide, narrow} = drawing;
      data.hProperties = {
        drawing: name,
        ...wide,
        narrowWidth: narrow.width,
        narrowHeight: narrow.height,
        title,
        description,
      };
    }
    children?.forEach(show);
  };
}
