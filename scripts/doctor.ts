/** Says whether this machine can do everything, and which command mends what it cannot: `npm run doctor`. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {engines} from '../package.json';
import {refuseRest} from './arguments';
import {findBrowser, launchOptions} from './browser';
import {hasChineseFont} from './doctor/chineseFont';
import {diagnose, type Machine} from './doctor/diagnose';
import {ROOT} from './repository';

/** Where the site and the writers' server stand when nothing else is asked. */
const PORT = 3000;

refuseRest(process.argv.slice(2), 'npm run doctor');
void main();

async function main(): Promise<void> {
  const browser = existingBrowser();
  const diagnoses = diagnose({
    node: process.versions.node,
    engines: engines.node,
    nodeOfTests: readFileSync(path.join(ROOT, '.nvmrc'), 'utf8').trim(),
    history: history(),
    browser,
    hasChineseFont: browser === undefined ? undefined : await drawsChinese(),
    port: PORT,
    isPortFree: await isFree(PORT),
  });
  for (const {isGood, text, mend} of diagnoses) {
    console.log(`${isGood ? 'ok   ' : 'BAD  '}${text}${mend === undefined ? '' : ` → ${mend}`}`);
  }
  process.exitCode = diagnoses.every(({isGood}) => isGood) ? 0 : 1;
}

function history(): Machine['history'] {
  const {error, status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (error) {
    return 'no git';
  }
  if (status !== 0) {
    return 'no repository';
  }
  return stdout.trim() === 'false' ? 'whole' : 'shallow';
}

/** A `CHROMIUM_PATH` that names no file is no browser. */
function existingBrowser(): string | undefined {
  try {
    return findBrowser();
  } catch {
    return undefined;
  }
}

async function drawsChinese(): Promise<boolean> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await hasChineseFont(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Whether nothing listens on a port, on any address of this machine. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
