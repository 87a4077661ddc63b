/**
 * Spacing and punctuation of the Chinese texts, by AutoCorrect: part of `npm run check:spelling`.
 * It stands apart from `npm run check` because it is a native package that some systems lack.
 */

import {format} from 'autocorrect-node';
import type {SourceText} from '../src/sources/load';
import {printable, type Finding} from '../checks/finding';
import {readSources} from './repository';

/** A cell of Latin words only, such as a list of products, is left as it is. */
const HAN = /\p{Script=Han}/u;

const sources = readSources();
const texts = sources.texts.filter(({locale, text}) => locale === 'zh' && HAN.test(text));
if (texts.length === 0) {
  throw new Error('No Chinese text found: run the check in the repository.');
}
const findings = texts.flatMap(corrections);
printable(findings).forEach((line) => console.log(line));
console.log(`${texts.length} Chinese texts read, ${findings.length} findings.`);
process.exitCode = findings.length > 0 ? 1 : 0;

function corrections({file, line, text}: SourceText): Finding[] {
  const corrected = format(text);
  if (corrected === text) {
    return [];
  }
  const first = [...text].findIndex((mark, index) => mark !== [...corrected][index]);
  const around = (content: string) =>
    [...content].slice(Math.max(0, first - 6), first + 6).join('');
  return [{file, line, message: `“${around(text)}”: spacing → “${around(corrected)}”`}];
}
