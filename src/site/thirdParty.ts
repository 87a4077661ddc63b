/** Routes, without language, of the files about the software in the site. */
export const NOTICES = '/third-party-notices.txt';
export const SBOM = '/sbom.cdx.json';
