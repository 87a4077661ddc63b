import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {overrides} from '../package.json';

// The package brings no types.
const {satisfies, inc} = createRequire(import.meta.url)('semver') as {
  readonly satisfies: (version: string, range: string) => boolean;
  readonly inc: (version: string, part: 'patch' | 'minor' | 'major') => string;
};

/**
 * Why each version is pinned. `held back`: those who ask for it would take a newer one, which cannot be installed
 * everywhere. `pushed on`: those who ask for it would only take older ones. Whether a newer release has been mended
 * only a registry knows: try without the override when its dependants are upgraded (CONTRIBUTING, "Dependencies").
 */
const WHY: Record<
  keyof typeof overrides,
  {readonly kind: 'held back' | 'pushed on'; readonly why: string}
> = {
  '@docsearch/react': {
    kind: 'held back',
    why: 'newer ones ask for a package that is not everywhere',
  },
  '@swc/core': {kind: 'held back', why: 'newer ones lack platform packages'},
  '@swc/html': {kind: 'held back', why: 'newer ones lack platform packages'},
  'oxc-parser': {kind: 'held back', why: 'newer ones lack platform packages'},
  'unrs-resolver': {kind: 'held back', why: 'newer ones lack platform packages'},
  'serialize-javascript': {kind: 'pushed on', why: 'older ones let code in'},
};

/** A package of package-lock.json. */
interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Its dependencies: package → range of versions. */
  readonly asks: Readonly<Record<string, string>>;
}

const ALL = lockedPackages(path.resolve(import.meta.dirname, '../package-lock.json'));

function lockedPackages(file: string): LockedPackage[] {
  const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<
      Record<
        string,
        {
          readonly name?: string;
          readonly version: string;
          readonly dependencies?: object;
          readonly optionalDependencies?: object;
          readonly peerDependencies?: object;
        }
      >
    >;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, {name, version, ...more}]) => ({
      name: name ?? folder.replace(/^.*node_modules\//, ''),
      version,
      asks: {...more.peerDependencies, ...more.optionalDependencies, ...more.dependencies},
    }));
}

/** Why an override is not needed any more, or cannot stay as it is; nothing while it is right. */
function faultOf(
  name: string,
  version: string,
  kind: 'held back' | 'pushed on',
  all: readonly LockedPackage[],
): string | undefined {
  const ranges = all.flatMap(({asks}) => asks[name] ?? []);
  if (ranges.length === 0) {
    return `nobody asks for ${name} any more → take its override out of package.json`;
  }
  const isNeeded = ranges.some(
    (range) =>
      !satisfies(version, range) ||
      (kind === 'held back' &&
        (['patch', 'minor', 'major'] as const).some((part) =>
          satisfies(inc(version, part), range),
        )),
  );
  return isNeeded
    ? undefined
    : `${ranges.join(', ')} is what is asked of ${name}, which gives ${version} by itself → take its override out of package.json`;
}

test('every override has its reason', () => {
  expect(Object.keys(WHY).sort()).toEqual(Object.keys(overrides).sort());
});

describe.each(Object.entries(overrides))('the override of %s', (name, version) => {
  const {kind, why} = WHY[name as keyof typeof WHY];

  test(`is still needed: ${why}`, () => {
    expect(faultOf(name, version, kind, ALL)).toBeUndefined();
  });

  test('matches the installed version, with every platform package', () => {
    const entries = ALL.filter((entry) => entry.name === name);
    expect(entries.map((entry) => entry.version)).toEqual(entries.map(() => version));
    const names = new Set(ALL.map((entry) => entry.name));
    const platforms = entries.flatMap(({asks}) =>
      Object.entries(asks).flatMap(([asked, range]) =>
        range === version && asked.startsWith('@') ? [asked] : [],
      ),
    );
    expect(platforms.filter((asked) => !names.has(asked))).toEqual([]);
    expect(platforms.length).toBeGreaterThanOrEqual(why.includes('platform') ? 5 : 0);
  });
});
