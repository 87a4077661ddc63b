import {CODE, isFrench, type Page, type Prose} from '../../../src/content/page';
import {at, everyPage} from '../../rule';

/** Words of a page of the manual, in French (blueprint §0); a list of codes is as long as the list. */
const LIMIT = 1300;
const LIMITS: Record<string, number> = {
  'docs/administrateur/integration/setup.md': 1650,
  'docs/administrateur/manage-apps/SCIM.md': 1600,
  'docs/administrateur/manage-apps/SSO.md': 1600,
  'docs/administrateur/manage-users/access.md': 1400,
  'docs/user/error-codes.md': Infinity,
  'docs/user/havre/connect.md': 1350,
  'docs/user/help.md': 1400,
};

/** Above the limit there is a warning, above this multiple an error: one sentence more stops nobody. */
const TOO_MUCH = 1.1;

/** A page is read in one sitting. Counted: its own text in French, without what `<details>` folds, diagrams and partials. */
export const pageLength = everyPage((page) => {
  if (page.kind !== 'manual' || !isFrench(page)) {
    return [];
  }
  const limit = LIMITS[page.source] ?? LIMIT;
  const words = textOf(page).reduce((sum, {text}) => sum + wordsOf(text).length, 0);
  return words <= limit
    ? []
    : at(
        1,
        `${words} words, more than ${limit} → delete what another page says, or fold reference into <details>`,
        {isWarning: words <= limit * TOO_MUCH},
      );
});

function textOf({lines, prose, fences}: Page): Prose[] {
  const inDiagram = fences.flatMap(({line, code}) =>
    code.split('\n').map((_, index) => line + 1 + index),
  );
  let depth = 0;
  const isFolded = lines.map((line) => {
    depth += line.startsWith('<details') ? 1 : 0;
    const folded = depth > 0;
    depth -= line.startsWith('</details>') ? 1 : 0;
    return folded;
  });
  const body = lines.indexOf('---', 1) + 1;
  return prose.filter(({line}) => line > body && !isFolded[line - 1] && !inDiagram.includes(line));
}

/** Inline code counts as one. */
const WORD = new RegExp(`[\\p{L}\\p{N}${CODE}][\\p{L}\\p{N}${CODE}’'.-]*`, 'gu');

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

export const SENTENCE_END = new RegExp(`(?<=[.!?…]) (?=[\\p{Lu}${CODE}])`, 'u');
export const SENTENCE_END_ZH = /(?<=[。！？；])/u;
