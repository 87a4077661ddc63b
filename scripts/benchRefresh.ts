/**
 * Compares the writers' server with that of an unconfigured classic template that has the same content: how long
 * after a save the browser shows what was written. Both run side by side on this machine and are asked in turn; only
 * the ratio counts.
 */
import {chromium} from '@playwright/test';
import {median} from './lib/bench/quantile';
import {makeTemplate} from './lib/bench/template';
import {launchOptions} from './lib/browser';
import {copyRepository} from './lib/copy';
import {startWriting} from './lib/writing';

const SAVES = 15;

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
      console.log(`Starting ${name}…`);
      const page = await browser.newPage();
      const save = await startWriting(page, folder, command, stops);
      both.push({name, page, save, times: [] as number[]});
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
