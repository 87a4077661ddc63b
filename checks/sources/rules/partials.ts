import {HOME} from '../../../src/content/plugins/partials';
import type {Sources} from '../../../src/content/load';
import {isFrench, type Page} from '../../../src/content/page';
import type {Finding} from '../../finding';
import {at, type PageFinding} from '../../rule';

/** A partial exists in the languages of its pages, shows only what every page can, and is indexed on one of them. */
export function partials(sources: Sources): Finding[] {
  return sources.pages.flatMap((page) => {
    const found =
      page.kind === 'partial' ? faultsOf(page, sources) : page.partials.flatMap(importFaults);
    return found.map((finding) => ({file: page.file, ...finding}));

    function importFaults({line, name, file}: Page['partials'][number]): PageFinding[] {
      const shown = page.components.filter((component) => component.name === name);
      const partial = sources.pageOfFile.get(file);
      if (!partial) {
        return at(line, `${file} does not exist → write it, or correct the import`);
      }
      if (shown.length !== 1) {
        return at(
          line,
          `<${name} /> stands ${shown.length} times on the page → show it once, or delete the import`,
        );
      }
      return shown.flatMap(({line: at, props}) =>
        propsIn(partial)
          .filter((prop) => prop !== 'children' && !props.has(prop))
          .map((prop) => ({
            line: at,
            message: `<${name}> without "${prop}", which ${file} shows → add ${prop}="…"`,
          })),
      );
    }
  });
}

function faultsOf(partial: Page, {pageOfFile}: Sources): PageFinding[] {
  const [heading] = partial.headings;
  const [nested] = partial.partials;
  const faults = [
    ...(heading
      ? at(
          heading.line,
          'a heading in a partial, which would be a section of several pages → write it on the pages',
        )
      : []),
    ...(nested ? at(nested.line, 'a partial in a partial → import it on the pages') : []),
  ];
  const homes = [...pageOfFile.values()].filter(({partials: imported, components}) =>
    imported.some(
      ({name, file}) =>
        file === partial.file &&
        components.some((component) => component.name === name && component.props.has(HOME)),
    ),
  );
  return !isFrench(partial) || homes.length === 1
    ? faults
    : [
        ...faults,
        {
          line: 1,
          message: `${homes.length === 0 ? 'no page shows it' : `${homes.map(({file}) => file).join(' and ')} show it`} with "${HOME}" → write <Name ${HOME} /> on the one page where the search shall find it`,
        },
      ];
}

function propsIn({lines}: Page): string[] {
  return [
    ...new Set(
      [...lines.join('\n').matchAll(/\{props\.(\w+)\}/g)].flatMap(([, name]) => name ?? []),
    ),
  ];
}
