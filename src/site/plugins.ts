/** Name under which the browser finds where Mermaid lies (`usePluginData`). */
export const DIAGRAMS_PLUGIN = 'diagrams';

/** Folder of the drawn diagrams in the published site of a language. */
export const DRAWINGS_ADDRESS = 'assets/diagrams/';
