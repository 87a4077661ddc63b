import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {overrides} from '../package.json';

interface Locked {
  readonly version: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

const installed = (name: string): Locked[] =>
  Object.entries(packages)
    .filter(([folder]) => folder.endsWith(`node_modules/${name}`))
    .map(([, locked]) => locked);

// Why each version is pinned: CONTRIBUTING, "Dependencies".
test.each(Object.entries(overrides))(
  'the override of %s is what is installed, with every platform package',
  (name, version) => {
    expect(new Set(installed(name).map((each) => each.version))).toEqual(new Set([version]));
    const platforms = installed(name)
      .flatMap(({optionalDependencies = {}}) => Object.entries(optionalDependencies))
      .filter(([, range]) => range === version);
    expect(platforms.filter(([asked]) => installed(asked).length === 0)).toEqual([]);
  },
);
