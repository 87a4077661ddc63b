import type {Page} from '../../../src/content/page';
import {everyPage, type PageFinding} from '../../rule';

/** Marks that MDX does not know; some of them break the page without a useful message. */
const FORBIDDEN_MARKS = [
  {pattern: /<!--/, message: 'HTML comment → write {/* … */}'},
  {pattern: /\{#[^}]*\}/, message: 'heading id in braces → write {/* #id */}'},
  {pattern: /&nbsp;/, message: '&nbsp; breaks search → type the no-break space itself'},
];

/** The file is MDX that Docusaurus can read. */
export const syntax = everyPage((page) => {
  const findings = proseLines(page).flatMap((content, index) =>
    FORBIDDEN_MARKS.filter(({pattern}) => pattern.test(content)).map(({message}): PageFinding => ({
      line: index + 1,
      message,
    })),
  );
  const {failure} = page;
  // A forbidden mark is what the parser stumbled over, and says more than its message.
  return failure && findings.length === 0
    ? [
        {
          line: failure.line,
          message: `not readable as MDX: ${failure.reason} → correct it; {, } and < belong in backticks`,
        },
      ]
    : findings;
});

/** The lines of a page with fenced blocks and inline code blanked. */
function proseLines({lines}: Page): string[] {
  let fence: string | undefined;
  return lines.map((content) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(content)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      return '';
    }
    return fence === undefined ? content.replace(/`[^`]*`/g, '') : '';
  });
}
