import type {Sources} from '../../../src/content/load';
import {isFrench, type Page} from '../../../src/content/page';
import {PAGE_FOLDERS} from '../../../src/content/places';
import type {Finding} from '../../finding';
import {inFile, repeated} from '../../rule';

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
  const placed = pages
    .filter(isFrench)
    .filter(({kind}) => kind === 'manual')
    .flatMap(({file, frontMatter}) => {
      const {value, line = 1} = frontMatter.get('sidebar_position') ?? {};
      // A folder has the position of its index.
      const folder = file.replace(/(?:\/index)?\.md$/, '').replace(/\/[^/]*$/, '');
      return typeof value === 'number' ? [{file, line, value, folder}] : [];
    });
  return repeated(placed, ({folder, value}) => `${folder} ${value}`).map(
    ([{file, line, value}, other]) => ({
      file,
      line,
      message: `"sidebar_position" ${value} is that of ${other.file} too → give each its own`,
    }),
  );
}
