import type {LockedPackage} from './lock';

/** Where a package goes: to readers' browsers, into the machine that builds, or only to who develops the site. */
export type Reach = 'reader' | 'build' | 'development';

/** Licences that ask for no more than their notice. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/** What is used as it is and never handed on may also ask for its own changes to be published. */
const ALLOWED: Readonly<Record<Reach, ReadonlySet<string>>> = {
  reader: new Set(PERMISSIVE),
  // lightningcss and lunr-languages (MPL), argparse (Python), caniuse-lite (data of browsers, CC-BY).
  build: new Set([...PERMISSIVE, 'MPL-1.1', 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0']),
  // Dictionaries of the spelling check besides.
  development: new Set([...[...PERMISSIVE, 'MPL-2.0', 'LGPL-3.0', 'WTFPL', 'CC BY-SA 4.0']]),
};

/** Packages whose licence npm cannot read: their texts were read instead. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'khroma@2.1.0': 'MIT',
  'memorystream@0.3.1': 'MIT',
  'require-like@0.1.2': 'MIT',
  'svg-tags@1.0.0': 'MIT',
};

/** The licence of a package as an SPDX expression; undefined where nobody knows it. */
export function licenceOf({name, version, license}: LockedPackage): string | undefined {
  return license ?? READ_BY_HAND[`${name}@${version}`];
}

/**
 * What stands in the way of using a package; nothing when its licence is on the list.
 *
 * @param reach where the package goes
 */
export function licenceFault(locked: LockedPackage, reach: Reach): string | undefined {
  const {name, version} = locked;
  const licence = licenceOf(locked);
  if (licence === undefined) {
    return `${name}@${version} names no licence → read its text, then add it to READ_BY_HAND in src/packages/licences.ts, or do without it`;
  }
  return isAllowed(licence, ALLOWED[reach])
    ? undefined
    : `${name}@${version} has the licence ${licence}, which is not on the list for ${reach} → do without it, or add the licence in src/packages/licences.ts`;
}

/** Whether an SPDX expression leaves a choice that is allowed; `AND` binds before `OR`. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));
}
