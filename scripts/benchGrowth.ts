/**
 * How the French site grows with the manual: `npm run bench:growth` builds it in copies with the manual as it is, four
 * and ten times as long, and prints what the build takes, how large search and a text page are, and what a hundred
 * pages more cost. Bytes are those after brotli, unless the name says otherwise. Copied text compresses better than
 * new text would: of search, only the bytes before compression are those of a manual of that length.
 */
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {refuseRest} from './lib/arguments';
import {compressed} from './lib/bench/bytes';
import {copiesOf, slopes, type Grown} from './lib/bench/growth';
import {weighPages} from './lib/bench/weighPages';
import {commitIn, copyRepository, runIn} from './lib/copy';
import {temporaryFolder} from './lib/temporary';

const TIMES = [1, 4, 10];
const TEXT_PAGE = '/docs/user/havre/connect';

void main();

async function main(): Promise<void> {
  refuseRest(process.argv.slice(2), 'npm run bench:growth');
  const grown: Grown[] = [];
  for (const times of TIMES) {
    grown.push(await measure(times));
  }
  const columns = [
    ...grown.map(({pages}) => `${pages} pages`),
    ...grown.slice(1).map(({pages}) => `+100 to ${pages}`),
  ];
  console.log(row('French', columns));
  for (const name of Object.keys(grown[0]?.figures ?? {})) {
    const values = grown.map(({figures}) => figures[name] ?? NaN);
    console.log(row(name, [...values, ...slopes(grown, name)].map(printed)));
  }
  const weights = grown.map(({figures}) => figures['text page, all'] ?? NaN);
  console.log(
    `In the longest manual a text page has ${(weights.at(-1)! / weights[0]!).toFixed(3)} times the bytes.`,
  );
}

/** Builds the French site with a manual that many times as long. */
async function measure(times: number): Promise<Grown> {
  const copy = copyRepository(`growth-${times}`, {asCommit: true});
  const manual = path.join(copy, 'docs');
  const pages = new Map(
    readdirSync(manual, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md'))
      .map((file) => [
        file.replaceAll(path.sep, '/'),
        readFileSync(path.join(manual, file), 'utf8'),
      ]),
  );
  const copies = copiesOf(pages, times);
  for (const [file, text] of copies) {
    mkdirSync(path.dirname(path.join(manual, file)), {recursive: true});
    writeFileSync(path.join(manual, file), text);
  }
  commitIn(copy, '--allow-empty');
  const {seconds, megabytes} = build(copy);
  const out = path.join(copy, 'build');
  const search = readdirSync(out)
    .filter((file) => /^search-.*\.json$/.test(file))
    .map((file) => path.join(out, file));
  const scripts = readdirSync(path.join(out, 'assets/js'));
  const script = (name: string): number =>
    compressed(
      path.join(out, 'assets/js', scripts.find((file) => file.startsWith(`${name}.`)) ?? ''),
    );
  const [weight] = await weighPages(out, [TEXT_PAGE]);
  return {
    pages: pages.size + copies.size,
    figures: {
      'build, seconds': seconds,
      'build, peak of memory in MB': megabytes,
      'search, not compressed': search.reduce((sum, file) => sum + readFileSync(file).length, 0),
      search: search.reduce((sum, file) => sum + compressed(file), 0),
      'text page, all': weight!.all,
      'text page, HTML': weight!.html,
      'text page, JavaScript': weight!.js,
      'main.js': script('main'),
      'runtime~main.js': script('runtime~main'),
    },
  };
}

/** Builds French in a copy; memory is that of the process that needs most, as the system counted it. */
function build(copy: string): {readonly seconds: number; readonly megabytes: number} {
  const peaks = path.join(temporaryFolder('peaks'), 'kilobytes');
  const tell = `import {appendFileSync} from 'node:fs';
    process.on('exit', () => appendFileSync(${JSON.stringify(peaks)}, process.resourceUsage().maxRSS + '\\n'));`;
  const options = process.env.NODE_OPTIONS ?? '';
  process.env.NODE_OPTIONS = `${options} --import=data:text/javascript,${encodeURIComponent(tell)}`;
  const start = performance.now();
  runIn(copy, 'npm', 'run', '--silent', 'build', '--', '--locale', 'fr');
  const seconds = (performance.now() - start) / 1000;
  process.env.NODE_OPTIONS = options;
  const kilobytes = readFileSync(peaks, 'utf8').trim().split('\n').map(Number);
  return {seconds, megabytes: Math.max(...kilobytes) / 1024};
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(15)).join('');
}

function printed(value: number): string {
  return value.toFixed(Math.abs(value) < 100 ? 1 : 0);
}
