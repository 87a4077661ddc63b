import {isScreenId} from '../../../src/features/screens/node/draw';
import {SCREEN_IDS} from '../../../src/features/screens/node/texts';
import {BRAND} from '../../../src/site/brand';
import {HISTORIES} from '../../../src/site/collections';
import {at, everyPage, everyPageOf} from '../../rule';

/** "Since" marks name a release that has a post (src/ui/Since). */
export const sinceReleases = everyPageOf(({components}, {pageOfAddress}) =>
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

/** Drawn screens exist, and a page opens with at most one (blueprint §6). */
export const drawnScreens = everyPage(({kind, components, headings}) => {
  const drawn = components.filter(({name}) => name === 'Screen');
  const unknown = drawn.filter(({props}) => !isScreenId(props.get('id') ?? ''));
  const second = headings.filter(({level}) => level === 2)[1]?.line ?? Infinity;
  const opening = kind === 'partial' ? [] : drawn.filter(({line}) => line < second);
  return [
    ...unknown.map(({line, props}) => ({
      line,
      message: `no drawn screen "${props.get('id') ?? ''}" → use ${SCREEN_IDS.join(', ')}`,
    })),
    ...opening.slice(1).map(({line}) => ({
      line,
      message:
        'a second drawn screen before the second section → move it to the step that it shows',
    })),
  ];
});
