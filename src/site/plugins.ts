/** Folder of the drawn diagrams in the build of a locale. */
export const DRAWINGS_ADDRESS = 'assets/diagrams/';
