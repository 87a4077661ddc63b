import {LOCALE_CONFIGS, type Locale} from '../../../site/locales';
import {drawingNames, findDrawing, readDrawing} from './drawings';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  data?: {hName?: string; hProperties?: Record<string, unknown>};
}

interface Options {
  readonly locale: Locale;
  readonly siteDir: string;
}

/**
 * Remark plugin: shows the drawing of a diagram, named by the sentence before it; without one the browser renders it.
 */
export function drawnDiagrams({locale, siteDir}: Options) {
  const nameOf = drawingNames();
  const read = readDrawing(siteDir);
  return function show(parent: Node, inherited = ''): void {
    let label = inherited;
    for (const child of parent.children ?? []) {
      const {value} = child.data?.hProperties ?? {};
      if (child.data?.hName === 'mermaid' && typeof value === 'string') {
        const drawing = findDrawing(read, locale, value, nameOf);
        if (drawing) {
          child.data.hProperties = {...drawing, label: lastSentence(label, locale)};
        }
      } else {
        show(child, label);
        label = child.type === 'paragraph' || child.type === 'heading' ? textOf(child) : label;
      }
    }
  };
}

function textOf({value, children}: Node): string {
  return value ?? (children ?? []).map(textOf).join('');
}

/** The last sentence of a text, without a final colon. */
export function lastSentence(text: string, locale: Locale): string {
  const segmenter = new Intl.Segmenter(LOCALE_CONFIGS[locale].htmlLang, {granularity: 'sentence'});
  const sentences = [...segmenter.segment(text.trim())];
  return (sentences.at(-1)?.segment ?? '').replace(/[\s\u202F\u00A0]*[:：]\s*$/, '');
}
