/** Share of the screen's height above which a section counts as the current one. */
const READING_LINE = 0.33;

/** Heading of the section being read; headings have the same ids in every language. */
export function currentSection(): Element | undefined {
  const line = window.innerHeight * READING_LINE;
  return headings()
    .filter((heading) => topOf(heading) < line)
    .at(-1);
}

/** True while a section has begun and the next heading is still below the place where links land. */
export function isOnScreen(id: string): boolean {
  const heading = document.getElementById(id);
  if (!heading || topOf(heading) >= window.innerHeight) {
    return false;
  }
  const next = headings().find(
    (other) => heading.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return !next || topOf(next) > parseFloat(getComputedStyle(next).scrollMarginTop) + 1;
}

function headings(): Element[] {
  return [...document.querySelectorAll('main :is(h2, h3)[id]')];
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
