import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {LOCALES} from '../../site/locales';
import {dataLine, dataLinePlugin, problemOf} from './dataLine';

const FRONT_MATTER = {
  title: 'Titre',
  audience: ['admins', 'it'],
  minutes: 15,
  needs: 'un domaine vérifié',
};

test('the line contains audience, duration and requirements, in each language', () => {
  expect(LOCALES.map((locale) => dataLine(FRONT_MATTER, locale))).toEqual([
    'Pour\u00A0: les administrateurs, l’informatique · Durée\u00A0:\u00A015\u00A0min · Il faut\u00A0: un domaine vérifié',
    'For: administrators, IT · Time:\u00A015\u00A0min · You need: un domaine vérifié',
    'Für: Administratoren, IT-Abteilung · Dauer:\u00A015\u00A0min · Sie brauchen: un domaine vérifié',
    '适用对象：管理员、IT 部门｜所需时间：15\u00A0分钟｜需要：un domaine vérifié',
  ]);
  expect(dataLine({minutes: 'half-day'}, 'fr')).toBe('Durée\u00A0:\u00A0une\u00A0demi-journée');
  expect(dataLine({title: 'Titre'}, 'fr')).toBeUndefined();
});

test.each(LOCALES)('%s: every audience and every duration is translated', (locale) => {
  const audiences = ['everyone', 'users', 'loquet', 'managers', 'admins', 'it', 'project', 'dpo'];
  const values = [
    ...audiences.map((name) => ({audience: [name]})),
    ...['half-day', 'weeks'].map((minutes) => ({minutes})),
  ];
  const lines = values.map((value) => dataLine(value, locale));
  expect(lines).toHaveLength(10);
  lines.forEach((line) => expect(line).toMatch(/[:：]\s*\S/));
  expect(new Set(lines).size).toBe(lines.length);
});

test.each([
  ['audience', 'admins', 'is not a list'],
  ['audience', [], 'is not a list'],
  ['audience', ['admins', 'boss'], 'unknown audience "boss" → use everyone, users'],
  ['minutes', 0, 'whole number'],
  ['minutes', 2.5, 'whole number'],
  ['minutes', 'day', 'half-day, weeks'],
  ['needs', '', 'says nothing'],
  ['needs', 'x'.repeat(81), '81 characters → write at most 80'],
] as const)('%s: %j is refused and left out of the line', (key, value, says) => {
  expect(problemOf(key, value)).toContain(says);
  expect(dataLine({[key]: value}, 'fr')).toBeUndefined();
});

test('the line is under the title, in the text or before it, and absent without the fields', () => {
  const place = (children: object[], frontMatter: Record<string, unknown> = FRONT_MATTER) => {
    const root = {type: 'root', children} as Root;
    dataLinePlugin('en')(root, {data: {frontMatter}});
    return root.children;
  };
  const text = {type: 'paragraph'};
  const header = {type: 'mdxJsxFlowElement', name: 'header'};
  const line = expect.objectContaining({data: {hProperties: {className: ['data-line']}}}) as object;
  expect(place([text])).toEqual([line, text]);
  expect(place([header, text])).toEqual([header, line, text]);
  expect(place([text], {})).toEqual([text]);
});
