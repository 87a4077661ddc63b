import {expect, test} from 'vitest';
import {causes} from './causes';
import type {Finding} from './finding';

const finding = (file: string, rest: Partial<Finding> = {}): Finding => ({
  file,
  line: 1,
  message: 'wrong → mend it',
  ...rest,
});
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
