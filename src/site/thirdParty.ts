/** Addresses, without language, of what the build says about the software in the site. */
export const NOTICES = '/third-party-notices.txt';
export const SBOM = '/sbom.cdx.json';
