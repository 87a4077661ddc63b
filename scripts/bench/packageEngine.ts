/**
 * The search package's own engine, for comparison, in a process of its own: it keeps the language of its first
 * index. Reads a job from standard input and writes the answers to standard output, both JSON.
 */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {rspack} from '@docusaurus/faster';

export interface PackageJob {
  readonly locale: string;
  readonly baseUrl: string;
  /** Folder of the language's pages. */
  readonly folder: string;
  readonly pages: readonly {readonly url: string; readonly type: string}[];
  readonly inputs: readonly string[];
}

export interface PackageAnswer {
  /** Addresses of the results, for each input. */
  readonly answers: readonly (readonly string[])[];
  readonly milliseconds: readonly number[];
  /** Size of its index after brotli. */
  readonly bytes: number;
}

/** Its parts are CommonJS, and only the process that measures them loads them. */
const load = createRequire(__filename);

const PACKAGE = path.dirname(load.resolve('@easyops-cn/docusaurus-search-local/package.json'));
const SERVER = path.join(PACKAGE, 'dist/server/server/utils');

interface PackageWorker {
  search(
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ): Promise<readonly {readonly document: {readonly u: string}}[]>;
}

if (require.main === module) {
  void main(JSON.parse(readFileSync(0, 'utf8')) as PackageJob);
}

async function main(job: PackageJob): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-engine-'));
  try {
    const config = {
      language: [job.locale],
      removeDefaultStopWordFilter: [],
      removeDefaultStemmer: false,
      searchResultLimits: 8,
      fuzzyMatchingDistance: 1,
      ignoreCssSelectors: ['article article'],
      forceIgnoreNoIndex: false,
      indexDocs: true,
      hashed: false,
    };
    const index = await buildIndex(job, config);
    const worker = await loadWorker(config, folder, index);
    const answers: string[][] = [];
    const milliseconds: number[] = [];
    for (const input of job.inputs) {
      const start = performance.now();
      const results = await worker.search(job.baseUrl, '', input, 8).catch(() => []);
      milliseconds.push(performance.now() - start);
      answers.push(results.map(({document}) => document.u));
    }
    const bytes = brotliCompressSync(index).length;
    process.stdout.write(JSON.stringify({answers, milliseconds, bytes} satisfies PackageAnswer));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function buildIndex({folder, baseUrl, pages}: PackageJob, config: object): Promise<string> {
  const {scanDocuments} = load(path.join(SERVER, 'scanDocuments.js')) as {
    scanDocuments: (paths: unknown, options: object) => Promise<unknown>;
  };
  const {buildIndex: build} = load(path.join(SERVER, 'buildIndex.js')) as {
    buildIndex: (documents: unknown, options: object) => unknown;
  };
  const paths = pages.map(({url, type}) => ({
    url,
    type,
    filePath: path.join(folder, url.slice(baseUrl.length), 'index.html'),
  }));
  return JSON.stringify(build(await scanDocuments(paths, config), config));
}

/** Bundles the package's worker with the constants it expects, and lets it read the index given. */
async function loadWorker(config: object, folder: string, index: string): Promise<PackageWorker> {
  const {generate} = load(path.join(SERVER, 'generate.js')) as {
    generate: (options: object, folder: string) => string;
  };
  const generated = path.join(folder, '@easyops-cn/docusaurus-search-local/default');
  mkdirSync(generated, {recursive: true});
  generate(config, generated);
  const comlink = path.join(folder, 'comlink.js');
  writeFileSync(comlink, 'exports.expose = (type) => { globalThis.exposed = type; };');
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        mode: 'development',
        devtool: false,
        target: 'node',
        entry: path.join(PACKAGE, 'dist/client/client/theme/worker.js'),
        output: {path: folder, filename: 'worker.js'},
        resolve: {alias: {'@generated': folder, comlink}, modules: [path.join(PACKAGE, '../..')]},
        module: {
          rules: [{test: /\.js$/, type: 'javascript/auto', resolve: {fullySpecified: false}}],
        },
      },
      (error, stats) => {
        if (error ?? stats?.hasErrors()) {
          reject(error ?? new Error(stats?.toString('errors-only')));
        } else {
          resolve();
        }
      },
    );
  });
  const scope = globalThis as unknown as {
    exposed: new () => PackageWorker;
    location: object;
    fetch: unknown;
  };
  scope.location = {origin: 'http://localhost'};
  scope.fetch = () => Promise.resolve({json: () => Promise.resolve(JSON.parse(index) as unknown)});
  load(path.join(folder, 'worker.js'));
  return new scope.exposed();
}
