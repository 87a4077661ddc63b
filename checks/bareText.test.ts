import {Linter} from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import {expect, test} from 'vitest';
import {bareText} from '../bareText.mjs';

const FILE = 'part.tsx';

/** Types of React as far as the rule asks; those of the whole project take long to read. */
const OPENING = `
declare global {
  namespace JSX {
    interface Element { readonly type: unknown }
    interface IntrinsicElements { readonly [name: string]: object }
  }
}
interface ReactPortal extends JSX.Element { readonly children: unknown }
type ReactNode = JSX.Element | string | number | ReactPortal | null | undefined;
declare function Translate(props: {readonly id: string; readonly children: string}): JSX.Element;
declare function translate(text: {readonly id: string; readonly message: string}): string;
declare const is: boolean;
declare const text: string;
declare const texts: readonly string[];
declare const count: number | undefined;
declare const children: ReactNode;
`;

const REFUSED = [
  ['computed', '<p>{text}<b /></p>'],
  ['computed', "<p>{is && 'a'}<b /></p>"],
  ['computed', '<p><b />{is ? text : null}</p>'],
  ['computed', '<p>{count}{children}</p>'],
  ['computed', '<>{text}</>'],
  ['computed', '<p>{texts}</p>'],
  ['computed', '<p>{texts.map((each) => (is ? <b key={each}>{each}</b> : each))}</p>'],
  ['after', '<p>{is && <b />} Text</p>'],
  ['after', "<p>{texts.map((each) => <b key={each} />)}{' '}<i /></p>"],
  ['translate', '<p>{is && <Translate id="a">A</Translate>}</p>'],
  ['translate', '<Translate id="a">A</Translate>'],
  ['key', '<p>{is ? <b>A</b> : <b>{text}</b>}</p>'],
] as const;

const ACCEPTED = [
  '<p>{text}</p>',
  "<p>{is ? translate({id: 'a', message: 'A'}) : text}</p>",
  '<p><span>{text}</span>{is && <b />}</p>',
  '<p>Text {is && <b />}</p>',
  "<p><b />{' '}{is && <i />}</p>",
  '<p>{children}<b /></p>',
  '<p>{text && <b />}<i /></p>',
  '<p><Translate id="a">A</Translate></p>',
  '<p>{is ? <b key="a">A</b> : <b key="b">B</b>}</p>',
  '<p>{is ? <b>A</b> : <i>B</i>}</p>',
  '<p>{texts.map((each) => <b key={each}>{each}</b>)}</p>',
];

/** Lints a file, read by TypeScript alone. */
function lint(code: string): Linter.LintMessage[] {
  const options = {jsx: ts.JsxEmit.Preserve, strict: true, types: []};
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === FILE || disk.fileExists(name),
    getSourceFile: (name, ...rest) =>
      name === FILE
        ? ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true)
        : disk.getSourceFile(name, ...rest),
  };
  const program = ts.createProgram([FILE], options, host);
  return new Linter().verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: {parser: tseslint.parser, parserOptions: {programs: [program]}},
      plugins: {site: {rules: {'bare-text': bareText}}},
      rules: {'site/bare-text': 'error'},
    },
    FILE,
  );
}

test('text that translation would detach from React is refused, and no other', () => {
  const parts = [...REFUSED.map(([, jsx]) => jsx), ...ACCEPTED];
  const code = OPENING + parts.map((jsx) => `export const part = () => ${jsx};`).join('\n');
  const first = OPENING.split('\n').length;
  expect(
    lint(code).map(({messageId, message, line}) => [messageId ?? message, parts[line - first]]),
  ).toEqual(REFUSED);
});
