import {DEFAULT_LOCALE, LOCALES, type Locale} from '../../src/site/locales';
import {readCatalogue} from '../../src/content/catalogue';
import {readKeys, type Sources} from '../../src/content/load';
import type {Finding} from '../finding';

/** Labels, messages, tags and authors are the same in every language, none is empty, and pages name the labels. */
export function labels(sources: Sources): Finding[] {
  return [
    ...['labels.json', 'errors.json', 'tags.yml', 'authors.yml'].flatMap((list) =>
      sameKeys(sources, list),
    ),
    ...renamedLabels(sources),
  ];
}

/** A label on no page of this language, which several pages of all others name: told once, not once a page. */
export function renamedLabels({files, pages}: Sources): Finding[] {
  const catalogues = LOCALES.map((locale) => {
    const file = labelsFile(locale);
    const named = pages
      .filter((page) => page.locale === locale)
      .map(({prose}) => new Set(prose.flatMap(({bold}) => bold.flatMap(labelsIn))));
    const count = (label = '') => named.filter((onPage) => onPage.has(label)).length;
    return {file, labels: readCatalogue(files, file), count};
  });
  return catalogues.flatMap((own) =>
    [...own.labels]
      .filter(
        ([key, {message: label}]) =>
          label !== '' &&
          catalogues.every(({labels: each, count}) =>
            each === own.labels ? count(label) === 0 : count(each.get(key)?.message) > 1,
          ),
      )
      .map(([, {message: label, line}]) => ({
        file: own.file,
        line,
        message: `no page of this language names **${label}**, as those of the others do → write it on the pages too, or take the change back`,
      })),
  );
}

export function labelsFile(locale: Locale): string {
  return `i18n/${locale}/labels.json`;
}

/** French decides the entries of a list. */
function sameKeys({files}: Sources, list: string): Finding[] {
  const lists = LOCALES.map((locale) => {
    const isYaml = list.endsWith('.yml');
    const file = isYaml && locale === DEFAULT_LOCALE ? list : `i18n/${locale}/${list}`;
    const entries = isYaml
      ? new Map([...readKeys(files, file)].map((key) => [key, {message: key, line: 1}]))
      : readCatalogue(files, file);
    return {file, entries};
  });
  const french = lists[LOCALES.indexOf(DEFAULT_LOCALE)]!;
  return lists.flatMap(({file, entries}) => [
    ...[...french.entries]
      .filter(([key]) => !entries.has(key))
      .map(([key, {line}]) => ({
        file,
        line: 1,
        message: `has no "${key}", which ${french.file} has → add it`,
        source: {file: french.file, line},
      })),
    ...[...entries].flatMap(([key, {message, line}]) =>
      !french.entries.has(key)
        ? [{file, line, message: `has "${key}", which ${french.file} has not → remove it`}]
        : message.trim() === ''
          ? [{file, line, message: `"${key}" is empty → write what the product shows`}]
          : [],
    ),
  ]);
}

/** The labels in a bold run: one, or the levels of a menu path. */
export function labelsIn(bold: string): string[] {
  return bold.split(' › ').map((part) => part.trim().replace(/[.:。：]$/u, ''));
}
