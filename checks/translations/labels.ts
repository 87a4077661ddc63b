import {LOCALES} from '../../src/site/locales';
import type {Sources} from '../../src/content/load';
import {readJson} from '../../src/content/sourceError';
import type {Finding} from '../finding';

/** Labels and messages of the interface have the same keys in every language, and none is empty. */
export function labels(sources: Sources): Finding[] {
  return ['labels', 'errors'].flatMap((name) => sameKeys(sources, name));
}

function sameKeys({files}: Sources, name: string): Finding[] {
  const catalogues = LOCALES.flatMap((locale) => {
    const file = `i18n/${locale}/${name}.json`;
    const text = files.get(file);
    return text === undefined ? [] : [{file, text, labels: readLabels(file, text)}];
  });
  const keys = new Set(catalogues.flatMap((catalogue) => [...catalogue.labels.keys()]));
  return catalogues.flatMap(({file, text, labels: own}) =>
    [...keys]
      .filter((key) => !own.get(key)?.trim())
      .map((key) => ({
        file,
        line:
          text.split('\n').findIndex((line) => line.includes(`${JSON.stringify(key)}:`)) + 1 || 1,
        message: own.has(key)
          ? `label "${key}" is empty → write the word of the interface`
          : `no label "${key}", which another language has → add it here or remove it there`,
      })),
  );
}

export function readLabels(file: string, text: string): Map<string, string> {
  const data: unknown = readJson(file, text);
  return new Map(
    Object.entries(data ?? {}).map(([key, label]) => [key, typeof label === 'string' ? label : '']),
  );
}

/** The labels in a bold run: one, or the levels of a menu path. */
export function labelsIn(bold: string): string[] {
  return bold.split(' › ').map((part) => part.trim().replace(/[.:。：]$/u, ''));
}
