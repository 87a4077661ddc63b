import ts from 'typescript';
import {LOCALES} from '../../src/site/locales';

/** One change of one place in a file. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Operators and what stands for them; the other way round too. */
const OPERATORS: readonly (readonly [string, string])[] = [
  ['===', '!=='],
  ['<', '>='],
  ['>', '<='],
  ['&&', '||'],
  ['+', '-'],
  ['*', '/'],
];

const SWAPPED = new Map([...OPERATORS, ...OPERATORS.map(([a, b]) => [b, a] as const)]);

/** Methods that pass on what they are called on, with or without what they do to it. */
const PASSING = /^(?:filter|sort|reverse|slice|trim|toLowerCase|replace|replaceAll)$/;

/**
 * Every change that the script knows how to make to a file, in the order of the text.
 *
 * @param text TypeScript, with or without JSX
 */
export function mutantsOf(text: string): Mutant[] {
  const file = ts.createSourceFile('mutated.tsx', text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, replacement: string): void => {
    mutants.push({start: node.getStart(file), end: node.getEnd(), replacement});
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) {
      return;
    }
    if (isVocabulary(node)) {
      node.elements.filter(ts.isSpreadElement).forEach(visit);
      return;
    }
    if (ts.isBinaryExpression(node)) {
      const other = SWAPPED.get(node.operatorToken.getText(file));
      if (other) {
        add(node.operatorToken, other);
      }
    } else if (
      ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.ExclamationToken
    ) {
      add(node, node.operand.getText(file));
    } else if (ts.isIfStatement(node)) {
      add(node.expression, `!(${node.expression.getText(file)})`);
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, `!(${node.condition.getText(file)})`);
    } else if (ts.isNumericLiteral(node)) {
      add(node, `(${node.getText(file)} + 1)`);
    } else if (ts.isStringLiteral(node) && !isName(node) && !isTranslation(node)) {
      add(node, node.text === '' ? "'mutated'" : "''");
    } else if (ts.isRegularExpressionLiteral(node)) {
      add(node, '/(?!)/g');
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
      add(node, 'false');
    } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
      add(node, 'true');
    } else if (ts.isExpressionStatement(node)) {
      add(node, ';');
    } else if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      PASSING.test(node.expression.name.text)
    ) {
      add(node, node.expression.expression.getText(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The file with the change. */
export function apply(text: string, {start, end, replacement}: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** Numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    // A linear congruential generator: which mutants are tried must not change between runs.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A list in random order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({item, key: random()}))
    .sort((a, b) => a.key - b.key)
    .map(({item}) => item);
}

/** True for a string that names something (a property, a module, a JSX attribute) or tells people why. */
function isName(node: ts.StringLiteral): boolean {
  const {parent} = node;
  return (
    (ts.isPropertyAssignment(parent) &&
      (parent.name === node || parent.name.getText() === 'reason')) ||
    ts.isJsxAttribute(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}

/** True for what an object with a value per language says: a text, which a test could only repeat. */
function isTranslation(node: ts.StringLiteral): boolean {
  let value: ts.Node = node;
  while (
    ts.isArrayLiteralExpression(value.parent) ||
    ts.isObjectLiteralExpression(value.parent) ||
    ts.isPropertyAssignment(value.parent)
  ) {
    const {parent} = value;
    if (ts.isPropertyAssignment(parent) && parent.initializer === value) {
      const keys = parent.parent.properties.map((property) => property.name?.getText());
      if (LOCALES.every((locale) => keys.includes(locale))) {
        return true;
      }
    }
    value = parent;
  }
  return false;
}

/** True for a long list of facts, words without anything else but other lists: a test could only repeat them. */
function isVocabulary(node: ts.Node): node is ts.ArrayLiteralExpression {
  if (!ts.isArrayLiteralExpression(node)) {
    return false;
  }
  const own = node.elements.filter((element) => !ts.isSpreadElement(element));
  return own.length > 8 && own.every(isWords);
}

function isWords(node: ts.Expression): boolean {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      (property) => ts.isPropertyAssignment(property) && isWords(property.initializer),
    );
  }
  return ts.isArrayLiteralExpression(node)
    ? node.elements.every(isWords)
    : ts.isStringLiteral(node);
}
