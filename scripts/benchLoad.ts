/**
 * Loads nginx with the packaged `build/` from this machine, for 20 seconds, over connections that are kept:
 * `npm run bench:load`, after `npm run build`. Says how many requests a second were answered, how long the slowest
 * hundredth took, and how many answers were wrong; fails when one was. Client and server share the cores, so the
 * figures are lower bounds.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {Agent, request} from 'node:http';
import path from 'node:path';
import {HOST} from '../deploy/package';
import {LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import {refuse, refuseRest} from './lib/arguments';
import {median, quantile} from './lib/bench/quantile';
import {missingNginx, startHost} from './lib/nginxHost';
import {ROOT} from './lib/repository';

const SECONDS_EACH = 5;
const CONNECTIONS = 64;
const BUILD = path.join(ROOT, 'build');

/** What is asked for, and the status that is right. */
interface Target {
  readonly address: string;
  readonly status: number;
}

interface Outcome {
  readonly milliseconds: readonly number[];
  readonly bytes: number;
  readonly errors: ReadonlyMap<string, number>;
}

void main();

async function main(): Promise<void> {
  refuseRest(process.argv.slice(2), 'npm run bench:load');
  const missing = missingNginx();
  if (missing !== undefined) {
    console.log(`Skipped, nothing was measured: ${missing}.`);
    return;
  }
  if (!existsSync(path.join(BUILD, 'sitemap.xml'))) {
    refuse('There is no whole site in build/: run "npm run build" first.');
  }
  const host = await startHost();
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  try {
    console.log('                              requests/s   p50 ms   p99 ms     MB/s   errors');
    let wrong = 0;
    for (const [name, targets] of Object.entries(loads())) {
      const outcome = await load(agent, host.port, targets);
      const errors = [...outcome.errors.values()].reduce((sum, count) => sum + count, 0);
      wrong += errors;
      const times = outcome.milliseconds;
      console.log(
        [
          name.padEnd(28),
          (times.length / SECONDS_EACH).toFixed(0).padStart(12),
          median(times).toFixed(1).padStart(9),
          quantile(times, 0.99).toFixed(1).padStart(9),
          (outcome.bytes / SECONDS_EACH / 1e6).toFixed(1).padStart(9),
          String(errors).padStart(9),
        ].join(''),
      );
      outcome.errors.forEach((count, what) => console.error(`  ${what}: ${count} times`));
    }
    process.exitCode = wrong > 0 ? 1 : 0;
  } finally {
    agent.destroy();
    await host.stop();
  }
}

/** Every page of the four languages; what a page brings with it; what is not there. */
function loads(): Record<string, readonly Target[]> {
  const found = (addresses: readonly string[]) =>
    addresses.map((address) => ({address, status: 200}));
  const bases = LOCALES.map((locale) => LOCALE_CONFIGS[locale].baseUrl);
  return {
    'pages (br)': found(
      bases.flatMap((base) =>
        [
          ...readFileSync(path.join(BUILD, base, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)/g),
        ].map(([, address = '']) => new URL(address).pathname),
      ),
    ),
    'scripts and styles (br)': found(
      bases.flatMap((base) =>
        readdirSync(path.join(BUILD, base, 'assets'), {recursive: true, encoding: 'utf8'})
          .filter((file) => /\.(?:js|css)$/.test(file))
          .map((file) => `${base}assets/${file}`),
      ),
    ),
    'search indexes (br)': found(
      bases.flatMap((base) =>
        ['default', 'docs-default-current'].map((tag) => `${base}search-index-${tag}.json`),
      ),
    ),
    'unknown addresses': bases.map((base) => ({address: `${base}docs/nope`, status: 404})),
  };
}

/** Asks for the targets in turn, as often as the answers come, until the time is over. */
async function load(agent: Agent, port: number, targets: readonly Target[]): Promise<Outcome> {
  const milliseconds: number[] = [];
  const errors = new Map<string, number>();
  let bytes = 0;
  let next = 0;
  const end = performance.now() + SECONDS_EACH * 1000;
  await Promise.all(
    Array.from({length: CONNECTIONS}, async () => {
      while (performance.now() < end) {
        const {address, status} = targets[next++ % targets.length]!;
        const start = performance.now();
        const answer = await ask(agent, port, address);
        milliseconds.push(performance.now() - start);
        bytes += answer.bytes;
        if (answer.said !== status) {
          const what = `${address} answered ${answer.said}`;
          errors.set(what, (errors.get(what) ?? 0) + 1);
        }
      }
    }),
  );
  return {milliseconds, bytes, errors};
}

/** @returns the status and the bytes of the whole answer; what went wrong instead of a status */
function ask(
  agent: Agent,
  port: number,
  address: string,
): Promise<{readonly said: number | string; readonly bytes: number}> {
  return new Promise((resolve) => {
    const options = {
      ...{host: '127.0.0.1', port, path: address, agent},
      headers: {host: HOST, 'accept-encoding': 'br'},
    };
    request(options, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => {
        const isWhole = bytes === Number(response.headers['content-length'] ?? bytes);
        resolve({said: isWhole ? (response.statusCode ?? 0) : 'half a body', bytes});
      });
      response.on('error', ({message}) => resolve({said: message, bytes}));
    })
      .on('error', ({message}) => resolve({said: message, bytes: 0}))
      .end();
  });
}
