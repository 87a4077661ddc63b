/** Where a section counts as the one that is read: this far down the screen. */
const READING_LINE = 0.33;

/** The heading of the section that is read now; headings have the same ids in every language. */
export function currentSection(): Element | undefined {
  const line = window.innerHeight * READING_LINE;
  const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')];
  return headings.filter((heading) => heading.getBoundingClientRect().top < line).at(-1);
}
