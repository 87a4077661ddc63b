import type {ShownChange, ShownPage, ShownSection} from '../site/changes';
import type {Change, PageChange} from './history';
import {quoted, sectionIds, type SectionChange} from './sections';

/** A change of more sections than this is a rewriting, whose pages are named: the commit shows the rest. */
const MAX_SECTIONS = 40;

/** How much of a section is quoted, before and after: the commit shows the rest. */
const MAX_LINES = 4;
const MAX_LENGTH = 300;

/** A page as it is now. */
export interface CurrentPage {
  readonly permalink: string;
  readonly title: string;
  /** Markdown of the page. */
  readonly text: string;
}

/**
 * Changes as readers see them.
 *
 * @param current a page by the path of its source; undefined where there is none any more
 */
export function shownChanges(
  changes: readonly Change[],
  current: (file: string) => CurrentPage | undefined,
): ShownChange[] {
  return changes.map(({commit, date, why, pages}) => {
    const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
    return {
      commit,
      date,
      why,
      pages: pages.map((page) =>
        shownPage(sections > MAX_SECTIONS ? {...page, sections: []} : page, current(page.file)),
      ),
    };
  });
}

function shownPage(
  {kind, title, sections}: PageChange,
  current: CurrentPage | undefined,
): ShownPage {
  const ids = sectionIds(sections.length > 0 ? (current?.text ?? '') : '');
  const shown = ({id, title: heading, before, after}: SectionChange): ShownSection => ({
    title: heading,
    permalink: current && ids.has(id) ? current.permalink + (id === '' ? '' : `#${id}`) : undefined,
    before: shortened(quoted(before, MAX_LINES + 1)),
    after: shortened(quoted(after, MAX_LINES + 1)),
  });
  return {
    kind,
    // A page that was renamed is found under its name of today.
    title: current?.title ?? title,
    permalink: current?.permalink,
    sections: sections.map(shown),
  };
}

function shortened(lines: readonly string[]): string[] {
  const short = lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line));
  return lines.length > MAX_LINES ? [...short, '…'] : short;
}
