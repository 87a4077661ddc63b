import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {copyRepository} from '../../scripts/lib/copy';
import {startWriting} from './writing';

let stops: (() => void)[] = [];

test.afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
});

test('a save is shown and searchable on the dev server', async ({page}) => {
  const copy = copyRepository('writing');
  const save = await startWriting(page, copy, ['tsx', 'scripts/start.ts'], stops);
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  save('Chrysanthème');
  await expect(page.getByText('Chrysanthème')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('combobox').fill('chrysantheme');
  await expect(page.getByRole('option').first()).toContainText('Vos favoris');
  expect(faults).toEqual([]);
});

test('a sidebar without pages stops the build, with the sentence of the specification', () => {
  const copy = copyRepository('sidebar');
  writeFileSync(path.join(copy, 'sidebars.ts'), 'export default {manual: []};');
  const {status, stderr, stdout} = spawnSync('npm', ['run', 'build', '--', '--locale', 'en'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('Sidebar with ID "manual" doesn\'t have anything');
});
