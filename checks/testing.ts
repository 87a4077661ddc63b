import {expect} from 'vitest';
import type {Finding} from './finding';
import type {Rule} from './rule';
import {buildSources, type Sources} from '../src/content/load';

export const PAGE = 'docs/user/page.md';

export function pageIn(locale: 'en' | 'de' | 'zh'): string {
  return `i18n/${locale}/docusaurus-plugin-content-docs/current/user/page.md`;
}

/** A site in memory: path → text. */
export function sourcesOf(files: Record<string, string>, root = ''): Sources {
  return buildSources(new Map(Object.entries(files)), root);
}

/** A page of the manual with valid front matter. */
export function manual(body: string, extra = ''): string {
  const description = 'a'.repeat(120);
  return `---\ntitle: Titre\nsidebar_position: 1\ndescription: ${description}\n${extra}---\n\n${body}\n`;
}

/** A release post with valid front matter. */
export function post(history: string, version: string, extra = ''): string {
  return `---\ntitle: Havre ${version}\nslug: /${history}/version/${version}\ndate: 2024-01-01\nauthors: [${history}]\ntags: [${history}]\ndescription: ${'a'.repeat(120)}\n${extra}---\n\n{/* truncate */}\n`;
}

/** Findings of a rule as `file:line: message`; asserts that each message has an arrow. */
export async function findingsOf(
  rule: Rule,
  files: Record<string, string>,
  root = '',
): Promise<string[]> {
  const findings: Finding[] = await rule(sourcesOf(files, root));
  findings.forEach(({message}) => expect(message).toMatch(/^\S.* → \S/s));
  return findings.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

/** Asserts that a rule refuses one page, in one place and with this message, and accepts another. */
export async function expectRule(
  rule: Rule,
  {broken, at, says, right}: {broken: string; at: number; says: string; right: string},
  file: string = PAGE,
): Promise<void> {
  const found = await findingsOf(rule, {[file]: broken});
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${file}:${at}: `);
  expect(found[0]).toContain(says);
  expect(await findingsOf(rule, {[file]: right})).toEqual([]);
}
