import {localeOfPath} from '../../../site/locales';
import {highlight, HIGHLIGHT_KEY, type HighlightState} from './highlight';
import {keep} from './left';

let removeMarks = (): void => undefined;

/**
 * Highlights the words in the navigation state and removes them there: never again after a reload or "back". Escape and
 * the next search remove the marks.
 */
export function showHighlight(wanted: HighlightState): void {
  keep(HIGHLIGHT_KEY);
  removeMarks();
  removeMarks = highlight(wanted, localeOfPath(window.location.pathname));
  document.addEventListener('keydown', handleKey);
}

function handleKey({key}: KeyboardEvent): void {
  if (key === 'Escape') {
    removeMarks();
  }
}
