import {LOCALES, type Locale} from '../../src/site/locales';
import type {Sources} from '../../src/content/load';
import {readJson} from '../../src/content/sourceError';
import type {Finding} from '../finding';

/** Labels and messages of the interface have the same keys in every language, none is empty, and pages name them. */
export function labels(sources: Sources): Finding[] {
  return [
    ...['labels', 'errors'].flatMap((name) => sameKeys(sources, name)),
    ...renamedLabels(sources),
  ];
}

/** A label on no page of this language, which several pages of all others name: told once, not once a page. */
export function renamedLabels({files, pages}: Sources): Finding[] {
  const catalogues = LOCALES.map((locale) => {
    const file = labelsFile(locale);
    const text = files.get(file) ?? '{}';
    const named = pages
      .filter((page) => page.locale === locale)
      .map(({prose}) => new Set(prose.flatMap(({bold}) => bold.flatMap(labelsIn))));
    const count = (label = '') => named.filter((onPage) => onPage.has(label)).length;
    return {file, text, labels: readLabels(file, text), count};
  });
  return catalogues.flatMap((own) =>
    [...own.labels]
      .filter(
        ([key, label]) =>
          label !== '' &&
          catalogues.every(({labels: each, count}) =>
            each === own.labels ? count(label) === 0 : count(each.get(key)) > 1,
          ),
      )
      .map(([key, label]) => ({
        file: own.file,
        line: lineOf(own.text, key),
        message: `no page of this language names **${label}**, as those of the others do → write it on the pages too, or take the change back`,
      })),
  );
}

export function labelsFile(locale: Locale): string {
  return `i18n/${locale}/labels.json`;
}

function lineOf(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.includes(`${JSON.stringify(key)}:`)) + 1 || 1;
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
        line: lineOf(text, key),
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
