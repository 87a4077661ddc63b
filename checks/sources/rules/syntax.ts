import type {Page} from '../../../src/content/page';
import {everyPage, type PageFinding} from '../../rule';

/** Syntax that MDX does not know; some of it breaks the page without a useful message. */
const FORBIDDEN_MARKS = [
  {pattern: /<!--/, message: 'HTML comment → write {/* … */}'},
  {pattern: /\{#[^}]*\}/, message: 'heading id in braces → write {/* #id */}'},
  {pattern: /&nbsp;/, message: '&nbsp; breaks search → type the no-break space itself'},
];

export const syntax = everyPage((page) => {
  const findings = proseLines(page).flatMap((content, index) =>
    FORBIDDEN_MARKS.filter(({pattern}) => pattern.test(content)).map(({message}): PageFinding => ({
      line: index + 1,
      message,
    })),
  );
  const {failure, unsupported} = page;
  // Forbidden syntax is the cause of the parser's error, and its message is clearer.
  return findings.length > 0 ? findings : failure ? [failure] : unsupported;
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
