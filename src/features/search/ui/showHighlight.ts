import {localeOfPath} from '../../../site/locales';
import {highlight, HIGHLIGHT_KEY, type HighlightState} from './highlight';

let removeMarks = (): void => undefined;

/**
 * Highlights the words in the navigation state and removes them there: never again after a reload or "back". Escape and
 * the next search remove the marks.
 */
export function showHighlight(wanted: unknown): void {
  forget();
  removeMarks();
  removeMarks = isHighlight(wanted)
    ? highlight(wanted, localeOfPath(window.location.pathname))
    : () => undefined;
  document.addEventListener('keydown', handleKey);
}

function handleKey({key}: KeyboardEvent): void {
  if (key === 'Escape') {
    removeMarks();
    removeMarks = () => undefined;
    document.removeEventListener('keydown', handleKey);
  }
}

function isHighlight(value: unknown): value is HighlightState {
  const {terms} = value as Partial<HighlightState>;
  return Array.isArray(terms) && terms.every((term) => typeof term === 'string');
}

/** The router keeps its own state under `state`; replacing the entry through it would scroll. */
function forget(): void {
  const entry = window.history.state as {state?: Record<string, unknown>} | null;
  if (entry?.state) {
    const rest = Object.entries(entry.state).filter(([key]) => key !== HIGHLIGHT_KEY);
    window.history.replaceState({...entry, state: Object.fromEntries(rest)}, '');
  }
}
