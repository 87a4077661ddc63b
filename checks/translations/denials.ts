import {LOCALES} from '../../src/site/locales';
import type {Sources} from '../../src/content/load';
import {isFrench} from '../../src/content/page';
import {fileIn} from '../../src/content/places';
import {DEPTH, type Finding} from '../finding';
import {isExcused} from './facts';
import {inFile, says} from '../rule';
import {WORDS} from '../words/lists';

/** Warns of a sentence that denies nothing where the other three languages do: words cannot prove it. */
export function denials({pages, pageOfFile}: Sources): Finding[] {
  return pages.filter(isFrench).flatMap((french) => {
    const versions = LOCALES.map((locale) => pageOfFile.get(fileIn(french.file, locale)));
    if (!versions.every((page) => page?.prose.length === french.prose.length)) {
      return [];
    }
    return french.prose.flatMap((_, index) => {
      const texts = sentencesOf(versions.map((page) => page!.prose[index]!.text));
      return versions.flatMap((page, own) => {
        const run = page!.prose[index]!;
        const affirmed = isExcused(page!, run)
          ? undefined
          : texts.find((languages) => isAlone(languages, own))?.[own];
        const message =
          affirmed &&
          `“${affirmed.slice(0, 40)}…” denies nothing, as the other languages do → check that no “not” is missing`;
        return inFile(page!.file, run.line, message, {depth: DEPTH.facts, isWarning: true});
      });
    });
  });
}

/** The sentences of a run in each language, where all have as many; else the whole run. */
function sentencesOf(texts: readonly string[]): string[][] {
  const split = texts.map((text) => text.split(/(?<=[.!?]) +|(?<=[。！？])/));
  const {length} = split[0]!;
  return split.every((sentences) => sentences.length === length)
    ? Array.from({length}, (_, index) => split.map((sentences) => sentences[index]!))
    : [[...texts]];
}

/** True where only this language does not deny. */
function isAlone(texts: readonly string[], own: number): boolean {
  return texts.every((text, index) =>
    index === own
      ? !says(text, WORDS[LOCALES[own]!].denials.may)
      : says(text, WORDS[LOCALES[index]!].denials.denies),
  );
}
