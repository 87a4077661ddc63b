import {CODE, isFrench, type Page, type Prose} from '../../../src/content/page';
import type {Finding} from '../../finding';
import type {Sources} from '../../../src/content/load';
import {everyPage} from '../../rule';

/** Words of a page of the manual, in French (blueprint §0); a list of codes is as long as the list. */
const LIMIT = 1300;
const LIMITS: Record<string, number> = {
  'docs/administrateur/integration/setup.md': 1600,
  'docs/administrateur/manage-apps/SCIM.md': 1600,
  'docs/administrateur/manage-apps/SSO.md': 1600,
  'docs/user/error-codes.md': Infinity,
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
    : [
        {
          line: 1,
          isWarning: words <= limit * TOO_MUCH,
          message: `${words} words, more than ${limit} → delete what another page says, or fold reference into <details>`,
        },
      ];
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

/** Shortest sentence that is an answer: words, in Chinese signs. */
const ANSWER = 12;
const ANSWER_ZH = 25;

/** A repetition that must be, e.g. a legal sentence: the comment on the line before its paragraph, list or table. */
const REASON = /^\{\/\* repeated: \S.* \*\/\}$/;

/** A message quoted after its code is that of the catalogue. */
const MESSAGE = new RegExp(`^${CODE} [«“„].*[»”“]$`, 'u');

export const SENTENCE_END = new RegExp(`(?<=[.!?…]) (?=[\\p{Lu}${CODE}])`, 'u');
export const SENTENCE_END_ZH = /(?<=[。！？；])/u;

/** An answer has one home: the other pages link to it, or show it as a partial. */
export function repeatedSentences({pages}: Sources): Finding[] {
  const first = new Map<string, Page>();
  return pages
    .filter(({kind}) => kind === 'manual' || kind === 'partial')
    .flatMap((page) =>
      page.prose
        .filter((run) => !run.isTitle && !hasReason(page, run))
        .flatMap((run) =>
          sentencesOf(run, page.locale).flatMap((sentence) => {
            const key = `${page.locale} ${sentence}`;
            const home = first.get(key) ?? page;
            first.set(key, home);
            return home === page
              ? []
              : [
                  {
                    file: page.file,
                    line: run.line,
                    message: `“${sentence.slice(0, 60)}…” is also in ${home.file} → link to it, share a partial, or give the reason on the line before: {/* repeated: … */}`,
                  },
                ];
          }),
        ),
    );
}

/** Sentences long enough to be an answer; interface labels are not the page's words. */
function sentencesOf({text, bold}: Prose, locale: Page['locale']): string[] {
  return text
    .replaceAll(/\s+/gu, ' ')
    .split(locale === 'zh' ? SENTENCE_END_ZH : SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const own = bold.reduce((rest, label) => rest.replace(label, ''), sentence);
      return (
        !MESSAGE.test(sentence) &&
        (locale === 'zh'
          ? (own.match(/\p{Script=Han}/gu) ?? []).length >= ANSWER_ZH
          : wordsOf(own).length >= ANSWER)
      );
    });
}

function hasReason({lines}: Page, {line}: Prose): boolean {
  const above = lines.slice(0, line - 1).map((content) => content.trim());
  const before = above.slice(0, Math.max(above.lastIndexOf(''), 0)).filter(Boolean);
  return REASON.test(before.at(-1) ?? '');
}
