import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {load} from 'js-yaml';
import {expect, test} from 'vitest';
import {engines, scripts} from '../package.json';

// The package brings no types.
const {satisfies, subset} = createRequire(import.meta.url)('semver') as {
  readonly satisfies: (version: string, range: string) => boolean;
  readonly subset: (range: string, other: string) => boolean;
};

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions: object;
  readonly concurrency: {readonly group: string};
  readonly env?: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: Readonly<Record<string, string>>;
        readonly if?: string;
        readonly needs?: string | readonly string[];
        readonly env?: Readonly<Record<string, unknown>>;
        readonly strategy?: {readonly matrix: Readonly<Record<string, readonly unknown[]>>};
        readonly steps: readonly Step[];
      }
    >
  >;
}

const GITHUB = path.resolve(import.meta.dirname, '../.github');
const FILES = readdirSync(GITHUB, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.yml'),
);
const textOf = (file: string): string => readFileSync(path.join(GITHUB, file), 'utf8');
const workflowOf = (file: string): Workflow => load(textOf(file)) as Workflow;
const WORKFLOWS = FILES.filter((file) => file.startsWith('workflows')).map(workflowOf);
const SITE = workflowOf('workflows/site.yml');

test('actions are pinned by their commit; a checkout keeps no credentials', () => {
  const used = FILES.flatMap((file) => textOf(file).match(/uses: .*/g) ?? []);
  expect(used.length).toBeGreaterThan(20);
  for (const line of used) {
    expect(line).toMatch(/^uses: (?:\.\/\.github\/actions\/\w+|[\w/-]+@[0-9a-f]{40} # v[\d.]+)$/);
  }
  const checkouts = WORKFLOWS.flatMap(({jobs}) => Object.values(jobs))
    .flatMap(({steps}) => steps)
    .filter(({uses}) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(5);
  for (const checkout of checkouts) {
    expect(checkout.with).toMatchObject({'persist-credentials': false});
  }
});

test('workflows read by default, wait for each other, and run scripts that exist', () => {
  expect(WORKFLOWS.length).toBe(2);
  for (const {permissions, concurrency} of WORKFLOWS) {
    expect(permissions).toEqual({contents: 'read'});
    expect(concurrency.group).not.toBe('');
  }
  const run = FILES.flatMap((file) => [...textOf(file).matchAll(/npm run ([\w:]+)/g)]);
  expect(run.length).toBeGreaterThan(10);
  expect(run.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});

test('broken links fail a check of their own, which no release waits for', () => {
  const commandsOf = (name: string) => SITE.jobs[name]?.steps.map(({run = ''}) => run) ?? [];
  const awaited = new Set(['release']);
  for (const name of awaited) {
    [SITE.jobs[name]?.needs ?? []].flat().forEach((other) => awaited.add(other));
  }
  expect([...awaited].sort()).toEqual(
    Object.keys(SITE.jobs)
      // Of a pull request, what follows a release, and measurements.
      .filter((name) => !['links', 'dependencies', 'sign', 'peers'].includes(name))
      .sort(),
  );
  expect(SITE.env).toMatchObject({BROKEN_LINKS: 'warn'});
  for (const name of awaited) {
    expect(SITE.jobs[name]?.env).toBeUndefined();
    expect(commandsOf(name).join('\n')).not.toMatch(/--strict|test:build|BROKEN_LINKS/);
  }
  // On every push and pull request, as strict as on a developer's machine.
  expect(SITE.jobs.links).toMatchObject({env: {BROKEN_LINKS: 'fail'}});
  expect(SITE.jobs.links).not.toHaveProperty('if');
  expect(commandsOf('links').slice(-2)).toEqual(['npm run check', 'npm run test:build']);
  expect(scripts['test:build']).toBe('npm run build -- --strict && npm run check:site');
  const partsOf = (name: 'test' | 'test:sources') =>
    scripts[name].replace(/^tsx \S+ /, '').split(/,| && npm run | /);
  expect(partsOf('test').sort()).toEqual(
    [...partsOf('test:sources'), 'test:publishing', 'test:build', 'test:browser'].sort(),
  );
  expect(partsOf('test:sources')).toEqual(expect.arrayContaining(['lint', 'test:unit', 'check']));
});

test('the tests behind nginx run with nginx, or fail', () => {
  expect(SITE.env).toMatchObject({REQUIRE_NGINX: 1});
  const behindNginx = Object.values(SITE.jobs)
    .map(({steps}) => steps.map(({run = ''}) => run))
    .filter((commands) => commands.some((run) => /test:browser/.test(run)));
  expect(behindNginx.length).toBe(1);
  for (const commands of behindNginx) {
    expect(commands.join('\n')).toMatch(
      /^sudo apt-get update && .* nginx libnginx-mod-http-brotli-static\b.*test:/ms,
    );
  }
});

test('a job that may sign runs no command and nothing of the repository', () => {
  const signing = WORKFLOWS.flatMap(({jobs}) => Object.values(jobs)).filter(({permissions}) =>
    Object.values(permissions ?? {}).includes('write'),
  );
  expect(signing).toHaveLength(1);
  expect(signing[0]?.permissions).toEqual({'id-token': 'write', attestations: 'write'});
  expect(signing[0]?.steps.map(({uses = ''}) => uses.replace(/@.*/, ''))).toEqual([
    'actions/download-artifact',
    'actions/attest-build-provenance',
  ]);
});

test('packages are looked at when they are added, and every night', () => {
  expect(textOf('workflows/site.yml')).toMatch(
    /if: github\.event_name == 'pull_request'\n(?: .*\n)+? +- uses: actions\/dependency-review-action@/,
  );
  expect(textOf('workflows/nightly.yml')).toContain('run: npm audit ');
});

test('every Node that package.json allows fits all packages; CI tries the oldest ones', () => {
  const {packages} = JSON.parse(textOf('../package-lock.json')) as {
    readonly packages: Readonly<Record<string, {readonly engines?: {readonly node?: string}}>>;
  };
  const refusing = Object.entries(packages)
    .filter(([folder, {engines: asked}]) => folder && !subset(engines.node, asked?.node ?? '*'))
    .map(([folder]) => folder);
  expect(refusing).toEqual([]);
  expect(satisfies(textOf('../.nvmrc').trim(), engines.node)).toBe(true);
  const oldest = engines.node.match(/(?<=\^)[\d.]+/g);
  expect(SITE.jobs.node?.strategy?.matrix.node).toEqual(oldest);
  expect(textOf('../README.md')).toContain(`22 from ${oldest?.[1]}, 20 from ${oldest?.[0]}`);
});
