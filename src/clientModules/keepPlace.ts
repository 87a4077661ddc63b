import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Where a section counts as the one that is read: this far down the screen. */
const READING_LINE = 0.33;

/** The section that is read now; headings have the same ids in every language. */
function currentSection(): string | undefined {
  const line = window.innerHeight * READING_LINE;
  const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')];
  return headings.filter((heading) => heading.getBoundingClientRect().top < line).at(-1)?.id;
}

if (ExecutionEnvironment.canUseDOM) {
  // A link to the same page in another language leads to the section that is read.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('.navbar a[lang]') : null;
      const section = currentSection();
      if (link instanceof HTMLAnchorElement && section !== undefined && window.scrollY > 0) {
        link.hash = section;
      }
    },
    true,
  );
}
