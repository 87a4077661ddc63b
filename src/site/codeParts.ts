/** After the slashes of an address or a path. */
const BREAK = /(?<=\/)(?=[^/])/;

/** What stays whole of an address or a path that is wider than its line: it breaks after a slash, not within a word. */
export function codeParts(code: string): string[] {
  return code.split(BREAK);
}
