/**
 * Compares the writers' server with that of an unconfigured classic template that has the same content: how long
 * after a save the browser shows what was written. Both run side by side on this machine and are asked in turn; only
 * the ratio counts.
 */
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {median} from './bench/quantile';
import {makeTemplate} from './bench/template';
import {launchOptions} from './browser';
import {copyRepository} from './copy';
import {freePort} from './freePort';

const SAVES = 15;
const FILE = 'docs/user/havre/favorites.md';
const ADDRESS = '/docs/user/havre/favorites';

interface Writing {
  readonly name: string;
  readonly page: Page;
  /** Writes a word into the page's first paragraph. */
  readonly save: (word: string) => void;
  readonly times: number[];
}

void main();

async function main(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  const stops: (() => void)[] = [];
  try {
    const both = [];
    for (const [name, folder, command] of [
      ['this site', copyRepository('refresh'), ['tsx', 'scripts/start.ts']],
      ['classic template', makeTemplate(), ['docusaurus', 'start', '--no-open']],
    ] as const) {
      both.push(await startWriting(browser, name, folder, command, stops));
    }
    for (let save = 0; save <= SAVES; save += 1) {
      for (const {page, save: write, times} of both) {
        const word = `mot${save}x`;
        const start = performance.now();
        write(word);
        await page.getByText(word).first().waitFor();
        times.push(performance.now() - start);
      }
    }
    const [ours = 0, theirs = 0] = both.map(({times}) => median(times.slice(1)));
    both.forEach(({name, times}) =>
      console.log(
        `${name.padEnd(17)} ${median(times.slice(1)).toFixed(0)} ms after a save (median of ${SAVES})`,
      ),
    );
    console.log(`ratio             ${(ours / theirs).toFixed(2)}`);
  } finally {
    await browser.close();
    stops.forEach((stop) => stop());
  }
}

async function startWriting(
  browser: Browser,
  name: string,
  folder: string,
  command: readonly string[],
  stops: (() => void)[],
): Promise<Writing> {
  const port = await freePort();
  console.log(`Starting ${name}…`);
  const server = spawn('npx', [...command, '--port', String(port)], {cwd: folder, detached: true});
  stops.push(() => process.kill(-server.pid!));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += String(chunk);
      if (/compiled successfully|Client bundle compiled/i.test(said)) {
        resolve();
      }
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', () => reject(new Error(`The server of ${name} has stopped: ${said}`)));
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}${ADDRESS}`);
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached', timeout: 120_000});
  const file = path.join(folder, FILE);
  const text = readFileSync(file, 'utf8');
  const save = (word: string): void => {
    const end = text.indexOf('---', 3) + 3;
    writeFileSync(file, `${text.slice(0, end)}\n\n${word}\n${text.slice(end)}`);
  };
  return {name, page, save, times: []};
}
