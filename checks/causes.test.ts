import {expect, test} from 'vitest';
import {causes as causesOf} from './causes';
import {DEPTH, type Finding} from './finding';
import {PAGE, manual, sourcesOf} from './testing';

const finding = (file: string, rest: Partial<Finding> = {}): Finding => ({
  file,
  line: 1,
  message: 'wrong → mend it',
  ...rest,
});
const SECTIONS = sourcesOf({
  [PAGE]: manual('Un.\n\n## A {/* #a */}\n\nDeux.\n\n## B {/* #b */}\n\nTrois.'),
});
const causes = (findings: readonly Finding[]) => causesOf(findings, SECTIONS);
const filesOf = (findings: readonly Finding[]) => causes(findings).map(({file}) => file);

test('findings that follow from another file’s error are held back', () => {
  const follower = finding('b.md', {follows: 'a.md'});
  expect(filesOf([follower])).toEqual(['b.md']);
  expect(filesOf([follower, finding('a.md')])).toEqual(['a.md']);
  expect(filesOf([follower, finding('a.md', {isWarning: true})])).toEqual(['b.md', 'a.md']);
  // The cause of the second is not among the findings.
  const chain = [finding('c.md', {follows: 'b.md'}), follower, finding('a.md')];
  expect(filesOf(chain)).toEqual(['c.md', 'a.md']);
});

test('two files that name each other as the cause are both reported', () => {
  expect(
    filesOf([finding('a.md', {follows: 'b.md'}), finding('b.md', {follows: 'a.md'})]),
  ).not.toEqual([]);
});

test('a difference of all translations is reported once, at the French line', () => {
  const source = {file: 'docs/a.md', line: 7};
  const inLanguages = (...locales: string[]) =>
    locales.map((locale) => finding(`i18n/${locale}/a.md`, {source, follows: source.file}));
  const [told, ...others] = causes(inLanguages('en', 'de', 'zh'));
  expect(others).toEqual([]);
  expect(told).toMatchObject({file: 'docs/a.md', line: 7});
  expect(told?.message).toContain('i18n/en/a.md:1: wrong');
  expect(causes(inLanguages('en', 'de'))).toHaveLength(2);
});

test('what a mistake entails in its section is held back; other sections are not', () => {
  const at = (line: number, depth = 0, rest: Partial<Finding> = {}) =>
    finding(PAGE, {line, depth, ...rest});
  const held = [at(9, DEPTH.structure), at(11, DEPTH.facts), at(9, DEPTH.stale)];
  expect(causes([at(11), ...held, at(15, DEPTH.facts)])).toEqual([at(11), at(15, DEPTH.facts)]);
  expect(causes(held)).toEqual([at(9, DEPTH.structure)]);
  // A stale translation is said of the page as a whole, as is a fault on its first line.
  expect(causes([at(15), at(4, DEPTH.stale)])).toEqual([at(15)]);
  expect(causes([at(1), ...held, at(15, DEPTH.facts)])).toEqual([at(1)]);
  // A reminder entails nothing.
  expect(causes([at(11, 0, {isWarning: true}), at(9, DEPTH.stale)])).toHaveLength(2);
  // Two of the same kind are two mistakes.
  expect(causes([at(9, DEPTH.facts), at(11, DEPTH.facts)])).toHaveLength(2);
});
