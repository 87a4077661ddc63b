import type {HighlightState} from './highlight';

/** Where the highlight stands in the navigation state. */
export const HIGHLIGHT_KEY = 'searchHighlight';

/** What a navigation state carries to be marked, if anything. */
export function readHighlight(state: unknown): HighlightState | undefined {
  const value = (state as Record<string, unknown> | null | undefined)?.[HIGHLIGHT_KEY];
  const {terms, isDocsOrBlog} = (value ?? {}) as Partial<HighlightState>;
  return Array.isArray(terms) && terms.every((term) => typeof term === 'string')
    ? {terms, isDocsOrBlog: isDocsOrBlog === true}
    : undefined;
}

/** Takes the highlight out of the browser's history entry: nothing is marked again after a reload or "back". */
export function forgetHighlight(): void {
  const entry = window.history.state as {state?: Record<string, unknown>} | null;
  if (entry?.state && HIGHLIGHT_KEY in entry.state) {
    const rest = Object.entries(entry.state).filter(([key]) => key !== HIGHLIGHT_KEY);
    window.history.replaceState({...entry, state: Object.fromEntries(rest)}, '');
  }
}
