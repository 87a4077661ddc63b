import {REDIRECTS} from '../../../redirects';
import {HISTORIES} from '../../../src/site/collections';
import type {Redirects} from '../../../src/site/redirects';
import type {Sources} from '../../../src/content/load';
import {isFrench} from '../../../src/content/page';
import {PUBLISHED, parsePublished, sectionsOf} from '../../../src/content/published';
import {DEPTH, type Finding} from '../../finding';
import {inFile} from '../../rule';

/** Path of a page that is or was at an address. */
function fileOf(address: string, files: Sources['files']): string {
  const [, slug = '', ...rest] = address.split('/');
  const history = HISTORIES.find((one) => one.slug === slug);
  const names = [...files.keys()];
  if (history) {
    const post = names.find(
      (file) => file.startsWith(`${history.id}/`) && file.endsWith(`-${rest.at(-1)}.md`),
    );
    return post ?? PUBLISHED;
  }
  const path = address.slice(1);
  return names.some((file) => file.startsWith(`${path}/`)) ? `${path}/index.md` : `${path}.md`;
}

/** A section that was ever published keeps its address, or it or its page redirects. */
export function publishedSections(
  {files, pages, pageOfFile, pageOfAddress}: Sources,
  redirects: Redirects = REDIRECTS,
): Finding[] {
  const text = files.get(PUBLISHED);
  if (text === undefined) {
    return [];
  }
  const published = parsePublished(text);
  const gone = [...published].flatMap(([address, ids]): Finding[] => {
    const page = pageOfAddress.get(address) ?? pageOfAddress.get(redirects[address] ?? '');
    if (!page) {
      // The file's former path: it may have been moved or deleted.
      const file = fileOf(address, files);
      if (pageOfFile.get(file)?.failure) {
        return [];
      }
      return inFile(
        file,
        1,
        `the published page ${address} is gone → bring it back, or move it (CONTRIBUTING, "Move a page"); if it must go, let redirects.ts lead its address to another page and delete in ${PUBLISHED} the sections that this page lacks`,
      );
    }
    if (page.failure) {
      return [];
    }
    const known = new Set(page.headings.map(({id}) => id));
    // Most often that section has another id now, or none.
    const line = page.headings.find(({id}) => id === undefined || !ids.has(id))?.line ?? 1;
    return [...ids]
      .filter((id) => !known.has(id) && redirects[`${page.address}#${id}`] === undefined)
      .map((id) => ({
        file: page.file,
        line,
        depth: DEPTH.page,
        message: `the published section #${id} is gone → give a section this id again, or let redirects.ts lead ${page.address}#${id} to its new place; if it must go, delete ${address}#${id} in ${PUBLISHED}`,
      }));
  });
  const added = pages.filter(isFrench).flatMap((page) =>
    sectionsOf(page)
      .filter((id) => !published.get(page.address)?.has(id))
      .slice(0, 1)
      .map((id) => ({
        file: page.file,
        line: page.headings.find((heading) => heading.id === id)?.line ?? 1,
        message: `the section #${id} is new → run npm run i18n:accept -- ${page.file}, which adds it to ${PUBLISHED}`,
        follows: page.file,
      })),
  );
  return [...gone, ...added];
}
