/** Plugin whose global data tells the browser the address of Mermaid (`usePluginData`). */
export const DIAGRAMS_PLUGIN = 'diagrams';

/** Folder of the drawn diagrams in the build of a locale. */
export const DRAWINGS_ADDRESS = 'assets/diagrams/';
