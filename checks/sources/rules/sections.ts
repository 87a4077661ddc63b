import type {Sources} from '../../../src/content/load';
import type {Page} from '../../../src/content/page';
import type {Finding} from '../../finding';
import {at, everyPage, repeated, type PageFinding} from '../../rule';

export const emptySections = everyPage((page: Page) => {
  if (page.failure) {
    return [];
  }
  const said = page.lines.map((content, index) => isText(page, content, index + 1));
  const isSaid = (from: number, to: number) => said.slice(from, to).some(Boolean);
  const bodyStart = page.lines.findIndex((content, index) => index > 0 && content.trim() === '---');
  if (!isSaid(bodyStart + 1, page.lines.length)) {
    return at(1, 'the page is empty → write it');
  }
  return page.headings.flatMap(({line, level, text}, index): PageFinding[] => {
    const next = page.headings[index + 1];
    // A section may open with a smaller heading.
    const opensWithPart = next !== undefined && next.level > level;
    return opensWithPart || isSaid(line, (next?.line ?? page.lines.length + 1) - 1)
      ? []
      : at(line, `the section "${text}" is empty → write it, or delete its heading`);
  });
});

function isText({headings}: Page, content: string, line: number): boolean {
  const text = content.replace(/\{\/\*.*?\*\/\}/g, '').trim();
  return text !== '' && !/^:{3,}/.test(text) && !headings.some((heading) => heading.line === line);
}

/** The title is not the one that a new file has. */
export const titles = everyPage(({source, frontMatter}: Page) => {
  const title = frontMatter.get('title');
  const name = source.replace(/(?:\/index)?\.md$/, '').replace(/^.*\//, '');
  return title?.value === name && /^[a-z0-9-]+$/.test(name)
    ? at(title.line, `the title is still the name of the file → write a title`)
    : [];
});

/** No two pages share a title or a description, by which search results tell them apart. */
export function duplicates({pages}: Sources): Finding[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const named = pages.flatMap(({file, locale, frontMatter}) => {
      const {value, line = 1} = frontMatter.get(key) ?? {};
      return typeof value === 'string' && value !== '' ? [{file, locale, line, value}] : [];
    });
    return repeated(named, ({locale, value}) => `${locale} ${value.trim().toLowerCase()}`).map(
      ([{file, line}, other]) => ({
        file,
        line,
        message: `the ${key} is that of ${other.file} too → say what is special to this page`,
      }),
    );
  });
}
