import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {Page} from '@playwright/test';
import {freePort} from '../freePort';

const FILE = 'docs/user/havre/favorites.md';
const ADDRESS = '/docs/user/havre/favorites';

/**
 * Starts a dev server (a command for npx) in a folder of sources and opens a page of the manual.
 * @param stops receives a function that stops the server
 * @returns a function that writes a word above the first paragraph
 * @throws when the server ends or cannot compile, with its output
 */
export async function startWriting(
  page: Page,
  folder: string,
  command: readonly string[],
  stops: (() => void)[],
): Promise<(word: string) => void> {
  const port = await freePort();
  const server = spawn('npx', [...command, '--port', String(port)], {cwd: folder, detached: true});
  stops.push(() => process.kill(-server.pid!));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += stripVTControlCharacters(String(chunk));
      if (/compiled successfully|Client bundle compiled/i.test(said)) {
        resolve();
      } else if (/<e>|Failed to compile/.test(said)) {
        reject(new Error(`The dev server cannot make the pages: ${said}`));
      }
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', () => reject(new Error(`The dev server has stopped: ${said}`)));
  });
  await page.goto(`http://localhost:${port}${ADDRESS}`);
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached', timeout: 120_000});
  const file = path.join(folder, FILE);
  const text = readFileSync(file, 'utf8');
  return (word) => {
    const end = text.indexOf('---', 3) + 3;
    writeFileSync(file, `${text.slice(0, end)}\n\n${word}\n${text.slice(end)}`);
  };
}
