import {DRAWINGS_FOLDER, type NameOf} from '../../src/diagrams/server/drawings';
import {MODES} from '../../src/diagrams/server/settings';
import {readPage} from '../../src/sources/page';
import {placeOf} from '../../src/sources/places';
import {elided, genitive} from './grammar';
import type {Renaming} from './names';
import {remarksOn, renamePath, renameText} from './rename';

/** What a renaming changes. */
export interface RebrandPlan {
  /** Every file that is another afterwards: its path before → path and text after. */
  readonly files: ReadonlyMap<string, {readonly file: string; readonly text: string}>;
  /** What a person must read, `file:line: words`. */
  readonly remarks: readonly string[];
}

/**
 * Renames the products in all files.
 *
 * @param files path → text
 * @param nameOf names a drawing by what it draws
 */
export function planRebrand(
  files: ReadonlyMap<string, string>,
  renaming: Renaming,
  nameOf: NameOf,
): RebrandPlan {
  const drawings = new Map<string, string>();
  const renamed = [...files].map(([before, text]) => {
    const after = {
      file: renamePath(before, renaming),
      text: withWords(before, renameText(before, text, renaming), renaming),
    };
    for (const [old, current] of drawingsOf(before, text, after.text, nameOf)) {
      drawings.set(old, current);
    }
    return [before, after] as const;
  });
  const moved = renamed.map(
    ([before, {file, text}]) => [before, {file: drawings.get(before) ?? file, text}] as const,
  );
  return {
    files: new Map(
      moved.filter(([before, {file, text}]) => file !== before || text !== files.get(before)),
    ),
    remarks: moved.flatMap(([, {file, text}]) =>
      remarksOn(file, text, renaming).map(({line, words}) => `${file}:${line}: ${words}`),
    ),
  };
}

/** A list of words that no dictionary knows, with the new names as texts write them. */
function withWords(file: string, text: string, {names}: Renaming): string {
  const [, locale] = /^checks\/words\/(\w+)\.txt$/.exec(file) ?? [];
  if (locale === undefined) {
    return text;
  }
  const known = new Set(text.split('\n'));
  const words = names.flatMap(({to: {name, slug}}) => [
    ...[...name.split(' '), name.replaceAll(' ', '-'), ...name.split(/[ -]/), ...slug.split('-')],
    ...(locale === 'en' ? [`${name}’s`] : []),
    ...(locale === 'de' ? [genitive(name)] : []),
    ...(locale === 'fr' ? elided(name) : []),
  ]);
  const unknown = [...new Set(words)].filter((word) => /^\D..+$/.test(word) && !known.has(word));
  return unknown.length === 0 ? text : `${text.trimEnd()}\n\n# Products\n${unknown.join('\n')}\n`;
}

/** The drawings of a page's diagrams: path before → path after. */
function drawingsOf(
  file: string,
  before: string,
  after: string,
  nameOf: NameOf,
): (readonly [string, string])[] {
  const place = placeOf(file);
  if (place === undefined || before === after || !before.includes('```mermaid')) {
    return [];
  }
  const diagrams = (text: string) =>
    readPage(file, place, text).fences.filter(({lang}) => lang === 'mermaid');
  const renamed = diagrams(after);
  return diagrams(before).flatMap(({code}, index) =>
    MODES.map((mode) => {
      const path = (drawn: string) => `${DRAWINGS_FOLDER}/${place.locale}/${nameOf(drawn, mode)}`;
      return [path(code), path(renamed[index]?.code ?? code)] as const;
    }),
  );
}
