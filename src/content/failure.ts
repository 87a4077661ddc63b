/** What is wrong with a page: the cause first, as a writer sees it. */
export interface Fault {
  readonly line: number;
  /** "what is wrong → what to do" */
  readonly message: string;
}

/** A tag without an end, in the words of MDX: its name and place. */
const UNCLOSED =
  /^(?:Unexpected closing tag `(?<end>[^`]+)`, e|E)xpected .*closing tag for `<(?<name>[\w.]*)>` \((?<line>\d+):/;

/** Describes an error of the parsers of MDX and YAML; @throws any other one. */
export function failureOf(error: unknown, text: string): Fault {
  if (!(error instanceof Error)) {
    throw error;
  }
  const reason = error.message.replace(/\n.*/s, '');
  if ('mark' in error && typeof error.mark === 'object' && error.mark && 'line' in error.mark) {
    // The front matter begins below the first line of the file.
    const line = Number(error.mark.line) + 2;
    return {line, message: `front matter that is not readable: ${yamlFault(reason, text, line)}`};
  }
  const {name, line, end} = UNCLOSED.exec(reason)?.groups ?? {};
  if (name !== undefined) {
    const before = end === undefined ? '' : ` before ${end}`;
    return {
      line: Number(line),
      message: `<${name}> is not closed${before} → add </${name}>, or end the tag with /> where it holds nothing`,
    };
  }
  const at = 'line' in error && typeof error.line === 'number' ? error.line : 1;
  const content = text.split('\n')[at - 1] ?? '';
  const [
    ,
    message = `not readable as MDX: ${reason} → correct it; {, } and < belong in backticks`,
  ] = OTHER_DIALECTS.find(([pattern]) => pattern.test(content)) ?? [];
  return {line: at, message};
}

/** What other dialects of Markdown read. */
const OTHER_DIALECTS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/<!--/, 'HTML comment → write {/* … */}'],
  [/\{#[^}]*\}/, 'heading id in braces → write {/* #id */}'],
];

function yamlFault(reason: string, text: string, line: number): string {
  if (/^<{7}\s/m.test(text)) {
    return 'a merge conflict → keep the lines of one side without <<<<<<<, ======= and >>>>>>>; where they were “source”, run npm run i18n:accept -- <file>';
  }
  const content = text.split('\n')[line - 1] ?? '';
  const [, key, value] = /^(\w+): +([^'"[{|>].*: .*)$/.exec(content) ?? [];
  return key === undefined || value === undefined
    ? `${reason.replace(/ \(.*/, '')} → look at the quotes, brackets, colons and spaces of this line and the one above`
    : `“${key}” holds a colon → write it in quotes, ${key}: '${value.replaceAll("'", "''")}'`;
}
