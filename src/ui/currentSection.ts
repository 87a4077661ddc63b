/** Share of the screen's height above which a section counts as the current one. */
const READING_LINE = 0.33;

/** Heading of the section being read; headings have the same ids in every language. */
export function currentSection(): Element | undefined {
  const line = window.innerHeight * READING_LINE;
  return [...document.querySelectorAll('main :is(h2, h3)[id]')]
    .filter((heading) => heading.getBoundingClientRect().top < line)
    .at(-1);
}
