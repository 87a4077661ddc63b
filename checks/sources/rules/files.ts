import type {Sources} from '../../../src/content/load';
import {isFrench, type Page} from '../../../src/content/page';
import {PAGE_FOLDERS} from '../../../src/content/places';
import type {Finding} from '../../finding';
import {inFile} from '../../rule';

/** Pages are in known folders and have valid names. */
export function fileNames({files}: Sources): Finding[] {
  return [...files.keys()]
    .filter((file) => PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
    .flatMap((file) => {
      const name = file.replace(/^.*\//, '');
      const message =
        /\.(?:mdx|markdown)$/i.test(name) || /\.md$/i.test(name) !== name.endsWith('.md')
          ? 'is no .md file → rename it: no other page is checked or translated'
          : name.endsWith('.md') && !/^_?[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*\.md$/.test(name)
            ? 'has a name with other signs than letters, digits and hyphens → rename it'
            : undefined;
      return inFile(file, 1, message);
    });
}

/** Every folder of the manual has an index page. */
export function folderPages({pages, pageOfFile}: Sources): Finding[] {
  const folders = new Map<string, Page>();
  for (const page of pages.filter(isFrench).filter(({kind}) => kind === 'manual')) {
    const parts = page.file.split('/').slice(1, -1);
    parts.forEach((_, index) =>
      folders.set(['docs', ...parts.slice(0, index + 1)].join('/'), page),
    );
  }
  return [...folders]
    .filter(([folder]) => !pageOfFile.has(`${folder}/index.md`))
    .map(([folder, page]) => ({
      file: page.file,
      line: 1,
      message: `stands in a folder without index.md → write ${folder}/index.md: its title is what the sidebar shows`,
      follows: `${folder}/index.md`,
    }));
}

export function sidebarPositions({pages}: Sources): Finding[] {
  const taken = new Map<string, Page>();
  return pages
    .filter(isFrench)
    .filter(({kind}) => kind === 'manual')
    .flatMap((page): Finding[] => {
      const entry = page.frontMatter.get('sidebar_position');
      if (typeof entry?.value !== 'number') {
        return [];
      }
      // A folder has the position of its index.
      const folder = page.file.replace(/(?:\/index)?\.md$/, '').replace(/\/[^/]*$/, '');
      const key = `${folder} ${entry.value}`;
      const other = taken.get(key);
      taken.set(key, other ?? page);
      return other
        ? inFile(
            page.file,
            entry.line,
            `"sidebar_position" ${entry.value} is that of ${other.file} too → give each its own`,
          )
        : [];
    });
}
