/** After a slash of an address or a path. */
const BREAK = /(?<=\/)(?=[^/])/;

/** Unbreakable parts of an address or a path: it breaks after slashes, not within words. */
export function codeParts(code: string): string[] {
  return code.split(BREAK);
}
