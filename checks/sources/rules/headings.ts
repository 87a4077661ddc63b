import type {Heading, Page} from '../../../src/content/page';
import {at, everyPage} from '../../rule';

const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Every heading has an explicit id, so that a section has one address in every language. */
export const headingIds = everyPage((page) =>
  page.headings
    .filter((heading) => !isPageTitle(page, heading))
    .flatMap(({line, id, text}) => {
      if (id === undefined) {
        return at(
          line,
          `heading "${text}" without id → add {/* #id */} at its end (--fix copies that of another language)`,
        );
      }
      return KEBAB_CASE.test(id)
        ? []
        : at(line, `heading id "${id}" → use a-z, 0-9 and single hyphens`);
    }),
);

export const duplicateIds = everyPage(({headings}) =>
  headings
    .filter(({id}, index) => id !== undefined && headings.findIndex((h) => h.id === id) < index)
    .map(({line, id}) => ({
      line,
      message: `the id "${id}" is already that of another heading → give this one its own`,
    })),
);

/** Sections are H2, their parts H3; the H1 comes from the title. */
export const headingLevels = everyPage((page) => {
  const sections = page.headings.filter((heading) => !isPageTitle(page, heading));
  return sections.flatMap(({line, level}, index) => {
    if (level === 1) {
      return at(line, 'H1 in the body → remove it: the title of the page is its H1');
    }
    if (level > 3) {
      return at(line, `heading of level ${level} → use ## or ###`);
    }
    return level === 3 && !sections.slice(0, index).some((heading) => heading.level === 2)
      ? at(line, 'H3 before any H2 → use ##')
      : [];
  });
});

/** A page outside manual and histories writes its H1 itself. */
function isPageTitle({kind, headings}: Page, heading: Heading): boolean {
  return kind === 'page' && heading.level === 1 && heading === headings[0];
}
