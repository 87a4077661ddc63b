import ts from 'typescript';
import {DEFAULT_LOCALE, LOCALES} from '../../src/site/locales';
import {TRANSLATED_LOCALES} from '../../src/sources/places';
import {STAND_IN} from '../../checks/standIns';

/** What the search knows of a language that nobody has described: its words stand apart, and are looked for as they are. */
const NEUTRAL =
  "{stopWords: new Set(), self: [], elisions: new Set(), endings: new Set(['']), hasCompounds: false, areWordsApart: true, grammar: new Set()}";

/**
 * A module with one more language: wherever an object has an entry per language or an array names them all, the new
 * one is added. Its entry is the French one, marked as standing in; one that only passes the language's code on
 * (`numbersIn(text, 'fr')`) passes the new code.
 *
 * @param text TypeScript, with or without JSX
 * @param code the new language's
 * @returns the module, not yet formatted; the same text where it names no languages
 */
export function addToModule(text: string, code: string): string {
  const source = ts.createSourceFile(
    'module.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const additions: {readonly at: number; readonly text: string}[] = [];
  const key = /^\w+$/.test(code) ? code : `'${code}'`;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const entries = new Map(node.properties.map((entry) => [entry.name?.getText(), entry]));
      const last = node.properties.at(-1);
      const french = entries.get(DEFAULT_LOCALE);
      if (last && french && LOCALES.every((locale) => isIn(entries, locale))) {
        const value = standIn(french);
        additions.push({
          at: last.getEnd(),
          text: value === key ? `, ${key}` : `, ${key}: ${value}`,
        });
      }
    } else if (ts.isArrayLiteralExpression(node)) {
      const texts = node.elements.map((item) => (ts.isStringLiteral(item) ? item.text : undefined));
      const last = node.elements.at(-1);
      if (last && [LOCALES, TRANSLATED_LOCALES].some((list) => list.join() === texts.join())) {
        additions.push({at: last.getEnd(), text: `, '${code}'`});
      }
    }
    ts.forEachChild(node, visit);
  };
  const standIn = (french: ts.ObjectLiteralElementLike): string => {
    if (ts.isShorthandPropertyAssignment(french)) {
      const imported = importOf(source, french.name.text);
      if (imported) {
        // A catalogue of the language's own, which stands in as a whole.
        const name = code.replaceAll('-', '');
        additions.push({
          at: imported.getEnd(),
          text: `\n${imported
            .getText()
            .replace(`import ${french.name.text} `, `import ${name} `)
            .replace(`/${DEFAULT_LOCALE}/`, `/${code}/`)}`,
        });
        return name;
      }
      return `/* ${STAND_IN} */ ${french.name.text}`;
    }
    if (!ts.isPropertyAssignment(french)) {
      return `/* ${STAND_IN} */ ${DEFAULT_LOCALE}`;
    }
    const value = french.initializer.getText();
    if (/^\{\s*stopWords:/.test(value)) {
      return `/* ${STAND_IN} */ ${NEUTRAL}`;
    }
    const passed = value.replaceAll(`'${DEFAULT_LOCALE}'`, `'${code}'`);
    return passed === value ? `/* ${STAND_IN} */ ${value}` : passed;
  };
  visit(source);
  return additions
    .sort((a, b) => b.at - a.at)
    .reduce((result, {at, text: added}) => result.slice(0, at) + added + result.slice(at), text);
}

function isIn(entries: ReadonlyMap<string | undefined, unknown>, locale: string): boolean {
  return entries.has(locale) || entries.has(`'${locale}'`);
}

function importOf(source: ts.SourceFile, name: string): ts.ImportDeclaration | undefined {
  return source.statements
    .filter(ts.isImportDeclaration)
    .find(({importClause}) => importClause?.name?.text === name);
}
