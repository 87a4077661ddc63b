import {readJson} from './sourceError';

/** Catalogues that only the build reads: in `code.json` they would be in every reader's bundle. */
export const BUILD_CATALOGUES = ['pages.json', 'screens.json'] as const;

/** True for `i18n/de/code.json`, `i18n/fr/screens.json`, `i18n/de/docusaurus-theme-classic/footer.json`. */
export function isCatalogue(file: string): boolean {
  const [, name] = /^i18n\/[^/]+\/(.+)$/.exec(file) ?? [];
  return (
    name !== undefined &&
    (/^(?:code|docusaurus-theme-classic\/[^/]+)\.json$/.test(name) ||
      BUILD_CATALOGUES.some((catalogue) => catalogue === name))
  );
}

/** Key → message and its line, none without the file; messages are strings, or objects as Docusaurus writes them. @throws SourceError */
export function readCatalogue(
  files: ReadonlyMap<string, string>,
  file: string,
): Map<string, {message: string; line: number}> {
  const text = files.get(file) ?? '{}';
  const data: unknown = readJson(file, text);
  const lines = text.split('\n');
  return new Map(
    Object.entries(data ?? {}).map(([key, entry]: [string, unknown]) => {
      const message =
        typeof entry === 'object' && entry && 'message' in entry ? entry.message : entry;
      const written = `${JSON.stringify(key)}:`;
      const line = lines.findIndex((content) => content.includes(written)) + 1;
      return [key, {message: typeof message === 'string' ? message : '', line}];
    }),
  );
}
