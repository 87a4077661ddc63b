import {isScreenId, partsOf} from '../../../src/features/screens/node/draw';
import {SCREEN_IDS} from '../../../src/features/screens/node/texts';
import {BRAND} from '../../../src/site/brand';
import {HISTORIES} from '../../../src/site/collections';
import {at, everyPage} from '../../rule';

/** "Since" marks name a release that has a post (src/content/plugins/since.ts). */
export const sinceReleases = everyPage(({components}, {pageOfAddress}) =>
  components
    .filter(({name}) => name === 'Since')
    .flatMap(({line, props}) => {
      const version = props.get('version') ?? '';
      const slug = props.get('component') ?? BRAND.product.slug;
      if (!HISTORIES.some((history) => history.slug === slug)) {
        const known = HISTORIES.map((history) => history.slug).join(', ');
        return at(line, `<Since> of an unknown component "${slug}" → use ${known}`);
      }
      return pageOfAddress.has(`/${slug}/${slug}/version/${version}`)
        ? []
        : at(line, `no post for ${slug} ${version} → correct the version of <Since>`);
    }),
);

/** No `groupId` on tabs: it would store the choice under an undocumented key. */
export const tabGroups = everyPage(({components}) =>
  components
    .filter(({name, props}) => name === 'Tabs' && props.has('groupId'))
    .map(({line}) => ({line, message: '<Tabs> with groupId → remove the attribute'})),
);

/** Drawn screens exist, with the parts that steps name, and a page opens with at most one (blueprint §6). */
export const drawnScreens = everyPage(({kind, components, headings, steps}) => {
  const drawn = components.filter(({name}) => name === 'Screen');
  const unknown = drawn.filter(({props}) => !isScreenId(props.get('id') ?? ''));
  const inSteps = drawn.filter(({props}) => props.has('part'));
  const second = headings.filter(({level}) => level === 2)[1]?.line ?? Infinity;
  const opening =
    kind === 'partial' ? [] : drawn.filter(({line, props}) => !props.has('part') && line < second);
  return [
    ...unknown.map(({line, props}) => ({
      line,
      message: `no drawn screen "${props.get('id') ?? ''}" → use ${SCREEN_IDS.join(', ')}`,
    })),
    ...inSteps.flatMap(({line, props}) =>
      at(line, partProblem(props.get('id') ?? '', props.get('part') ?? '')),
    ),
    ...inSteps
      .filter(({line}) => !steps.some((step) => step.line === line))
      .map(({line}) => ({
        line,
        message:
          '<Screen> with a part outside a step → end a numbered step with it, or remove the part',
      })),
    ...opening.slice(1).map(({line}) => ({
      line,
      message:
        'a second drawn screen before the second section → move it to the step that it shows',
    })),
  ];
});

function partProblem(id: string, part: string): string | undefined {
  const known = isScreenId(id) ? partsOf(id) : [part];
  return known.includes(part)
    ? undefined
    : `the drawn screen "${id}" has no part "${part}" → use ${known.join(', ')}`;
}
