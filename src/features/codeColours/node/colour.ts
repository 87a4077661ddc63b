import {createRequire} from 'node:module';
import {Prism, normalizeTokens} from 'prism-react-renderer';
import type {ColouredLine} from '../lines';

/** CSS class → kinds of tokens that have it; the colours are in `src/css/code.css`. */
const KINDS = {
  faint: ['prolog'],
  comment: ['comment'],
  keyword: ['builtin', 'changed', 'keyword', 'interpolation-punctuation'],
  number: ['number', 'inserted'],
  string: ['deleted', 'string', 'attr-value', 'template-punctuation'],
  tag: ['tag', 'class-name'],
  punctuation: ['punctuation', 'operator'],
  function: ['function'],
};

const COLOURS = new Map(
  Object.entries(KINDS).flatMap(([colour, kinds]) => kinds.map((kind) => [kind, colour])),
);

/** Languages of the manual's examples that prism-react-renderer lacks. */
const MORE_LANGUAGES = ['bash', 'csv', 'http', 'powershell'];

registerLanguages();

/** Highlights code at build time, so that no page fetches a highlighter; `undefined` for an unknown language. */
export function colour(code: string, language: string): ColouredLine[] | undefined {
  const grammar = Prism.languages[language];
  return (
    grammar &&
    normalizeTokens(Prism.tokenize(code, grammar)).map((tokens) => {
      const line: [text: string, colour?: string][] = [];
      for (const {content, types, empty} of tokens) {
        append(line, empty ? '' : content, types.flatMap((type) => COLOURS.get(type) ?? []).at(-1));
      }
      return line;
    })
  );
}

/** Adds a text to a line, merged with its neighbour of the same colour. */
function append(line: [text: string, colour?: string][], text: string, colour?: string): void {
  const last = line.at(-1);
  if (last && last[1] === colour) {
    last[0] += text;
  } else if (text !== '') {
    line.push(colour === undefined ? [text] : [text, colour]);
  }
}

/** Prism's language files register with the Prism on the global object. */
function registerLanguages(): void {
  const load = createRequire(__filename);
  const globals = globalThis as {Prism?: typeof Prism};
  globals.Prism = Prism;
  for (const language of MORE_LANGUAGES) {
    load(`prismjs/components/prism-${language}`);
  }
  delete globals.Prism;
}
