import {HOME} from '../../../src/content/plugins/partials';
import type {Sources} from '../../../src/content/load';
import {isFrench, type Page, type PartialImport} from '../../../src/content/page';
import {isDecision} from './decisions';
import {at, everyPage, type PageFinding} from '../../rule';

/** A partial exists in the languages of its pages, shows only what every page can, and is indexed on one of them. */
export const partials = everyPage((page, sources) =>
  page.kind === 'partial'
    ? faultsOf(page, sources)
    : page.partials.flatMap((imported) => importFaults(imported, page, sources)),
);

function importFaults(
  {line, name, file}: PartialImport,
  {components}: Page,
  {pageOfFile}: Sources,
): PageFinding[] {
  const [shown, ...others] = components.filter((component) => component.name === name);
  const partial = pageOfFile.get(file);
  if (!partial) {
    return at(line, `${file} does not exist → write it, or correct the import`);
  }
  if (!shown || others.length > 0) {
    const times = shown ? others.length + 1 : 0;
    return at(
      line,
      `<${name} /> stands ${times} times on the page → show it once, or delete the import`,
    );
  }
  return propsIn(partial)
    .filter((prop) => prop !== 'children' && !shown.props.has(prop))
    .flatMap((prop) =>
      at(shown.line, `<${name}> without "${prop}", which ${file} shows → add ${prop}="…"`),
    );
}

function faultsOf(partial: Page, {pageOfFile}: Sources): PageFinding[] {
  const homes = [...pageOfFile.values()]
    .filter(({partials: imported, components}) =>
      imported.some(
        ({name, file}) =>
          file === partial.file &&
          components.some((component) => component.name === name && component.props.has(HOME)),
      ),
    )
    .map(({file}) => file);
  const shown = homes.length === 0 ? 'no page shows it' : `${homes.join(' and ')} show it`;
  return [
    ...partial.headings
      .slice(0, 1)
      .flatMap(({line}) =>
        at(
          line,
          'a heading in a partial, which would be a section of several pages → write it on the pages',
        ),
      ),
    ...partial.partials
      .slice(0, 1)
      .flatMap(({line}) => at(line, 'a partial in a partial → import it on the pages')),
    ...(!isFrench(partial) || isDecision(partial) || homes.length === 1
      ? []
      : at(
          1,
          `${shown} with "${HOME}" → write <Name ${HOME} /> on the one page where the search shall find it`,
        )),
  ];
}

function propsIn({lines}: Page): string[] {
  return [
    ...new Set(
      [...lines.join('\n').matchAll(/\{props\.(\w+)\}/g)].flatMap(([, name]) => name ?? []),
    ),
  ];
}
