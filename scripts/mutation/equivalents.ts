/** A change that no test can notice, because it changes nothing that anyone could see. */
interface Equivalent {
  readonly file: string;
  /** The changed line, without the spaces around it. */
  readonly line: string;
  readonly reason: string;
}

/** Changes that `npm run mutate` leaves out. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'checks/translations/structure.ts',
    line: 'line: page.frontMatter.get(key)?.line ?? (1 + 1),',
    reason: 'A key whose value differs is there, with its line.',
  },
  {
    file: 'checks/translations/structure.ts',
    line: "const name = (heading = expected) => `${'#'.repeat(heading?.level ?? (0 + 1))} #${heading?.id}`;",
    reason: 'Only headings that are there are named.',
  },
  {
    file: 'src/search/client/query.ts',
    line: "for (const sign of parts.filter((pair) => occurrencesOf(pair).length > 0).join('mutated')) {",
    reason: 'Letters are not among the signs from which these are taken.',
  },
  {
    file: 'src/space/punycode.ts',
    line: 'const FIRST_BIAS = (72 + 1);',
    reason: 'Every threshold of the first number is below 1 or above 26 either way.',
  },
  {
    file: 'src/changes/history.ts',
    line: "const [commit = 'mutated', date = '', subject = '', ...rest] = record.split('\\0');",
    reason: 'Git writes all three of every commit.',
  },
  {
    file: 'src/changes/history.ts',
    line: "const [commit = '', date = 'mutated', subject = '', ...rest] = record.split('\\0');",
    reason: 'Git writes all three of every commit.',
  },
  {
    file: 'src/changes/history.ts',
    line: "const [commit = '', date = '', subject = 'mutated', ...rest] = record.split('\\0');",
    reason: 'Git writes all three of every commit.',
  },
  {
    file: 'src/packages/sbom.ts',
    line: 'const listed = [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : (1 + 1)));',
    reason: 'Only the sign of what compares counts.',
  },
  {
    file: 'src/packages/sbom.ts',
    line: 'const variant = ((Number.parseInt(hex.charAt(16), (16 + 1)) & 0x3) | 0x8).toString(16);',
    reason: 'One digit has the same value on a larger base.',
  },
  {
    file: 'src/config/twins.ts',
    line: "const doc = docOf.get(docIdOf(item) ?? 'mutated');",
    reason: 'What leads to no page finds none.',
  },
  {
    file: 'src/sources/messages.ts',
    line: '...getBabelOptions({isServer: false}),',
    reason: 'What differs between the two sides are presets, and none is used.',
  },
  {
    file: 'src/sources/page.ts',
    line: "parts.prose.push({line, text: node.alt ?? 'mutated', isTitle: false, ...NO_STRESS});",
    reason: 'The parser gives every picture a text, if only an empty one.',
  },
  {
    file: 'src/search/client/query.ts',
    line: 'Math.abs(phrase.length - run.length) < (2 + 1) &&',
    reason: 'A title two signs longer or shorter is farther than one sign.',
  },
  {
    file: 'src/sources/meaning.ts',
    line: ": [`${node.lang} ${node.meta ?? 'mutated'}`, code(node.value)];",
    reason: 'A fence with nothing after its language is the same every time.',
  },
  {
    file: 'src/sources/meaning.ts',
    line: "return [!(node.ordered) ? '1.' : '-', ...below, '/list'];",
    reason: 'The two kinds of lists still differ.',
  },
  {
    file: 'src/sources/meaning.ts',
    line: 'return tokens.filter((token, index) => token !== tokens[index + 1]);',
    reason: 'Of words that are alike and stand together, one is left.',
  },
];
