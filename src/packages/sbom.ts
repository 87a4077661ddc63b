import {createHash} from 'node:crypto';
import {licenceOf} from './licences';
import type {LockedPackage} from './lock';

interface Subject {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

/**
 * The bill of materials of the published site (CycloneDX 1.6): the packages that reach readers are required, those
 * that only built it are excluded (their hashes are in package-lock.json). Of the same packages it has the same bytes,
 * so it carries no date, and its serial number is made of what it lists.
 *
 * @param packages without those for development
 */
export function sbom(
  {name, version, description}: Subject,
  packages: readonly LockedPackage[],
  reader: ReadonlySet<LockedPackage>,
): string {
  const components = new Map(
    // The same package lies in several folders; where one of them reaches readers, it does.
    [...packages]
      .sort((a, b) => Number(reader.has(a)) - Number(reader.has(b)))
      .map((locked) => [purl(locked), componentOf(locked, reader.has(locked))]),
  );
  const listed = [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  return `${JSON.stringify({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(listed))}`,
    version: 1,
    metadata: {
      lifecycles: [{phase: 'build'}],
      component: {type: 'application', 'bom-ref': name, name, version, description},
    },
    components: listed,
  })}\n`;
}

function componentOf(locked: LockedPackage, reachesReaders: boolean) {
  const licence = licenceOf(locked);
  const digest = /^sha512-(.+)$/.exec(locked.integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': purl(locked),
    name: locked.name,
    version: locked.version,
    scope: reachesReaders ? 'required' : 'excluded',
    ...(reachesReaders && digest
      ? {hashes: [{alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex')}]}
      : {}),
    ...(licence ? {licenses: [{expression: licence}]} : {}),
    purl: purl(locked),
  };
}

/** Address of a package among all kinds of packages. */
export function purl({name, version}: Pick<LockedPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** A UUID of version 8: 122 bits of the content's hash. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
