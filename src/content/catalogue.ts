import {readJson} from './sourceError';

/**
 * Catalogues that the configuration reads while building, in French too: what is written into pages, and what drawn
 * screens say. Docusaurus would send all of `code.json` to every reader.
 */
export const BUILD_CATALOGUES = ['pages.json', 'screens.json'] as const;

/**
 * True for the catalogues of messages: `i18n/de/code.json`, `i18n/fr/screens.json`,
 * `i18n/de/docusaurus-theme-classic/footer.json`.
 */
export function isCatalogue(file: string): boolean {
  const [, name] = /^i18n\/[^/]+\/(.+)$/.exec(file) ?? [];
  return (
    name !== undefined &&
    (/^(?:code|docusaurus-theme-classic\/[^/]+)\.json$/.test(name) ||
      BUILD_CATALOGUES.some((catalogue) => catalogue === name))
  );
}

/** The French message that a key of the theme's catalogues ends in: `link.item.label.Messagerie` → `Messagerie`. */
export function messageOfKey(key: string): string {
  return key.replace(/^(?:link\.title|(?:link\.)?item\.label)\./, '');
}

/**
 * A catalogue of messages: key → message and its line. Messages stand alone, or in an object as Docusaurus writes them.
 *
 * @throws SourceError where it is not readable
 */
export function readCatalogue(
  file: string,
  text: string,
): Map<string, {message: string; line: number}> {
  const data: unknown = readJson(file, text);
  const lines = text.split('\n');
  return new Map(
    Object.entries(data ?? {}).map(([key, entry]: [string, unknown]) => {
      const message =
        typeof entry === 'object' && entry && 'message' in entry ? entry.message : entry;
      const line = lines.findIndex((content) => content.includes(`${JSON.stringify(key)}:`)) + 1;
      return [key, {message: typeof message === 'string' ? message : '', line}];
    }),
  );
}
