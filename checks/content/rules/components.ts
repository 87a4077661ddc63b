import {BRAND} from '../../../src/site/brand';
import {HISTORIES} from '../../../src/site/collections';
import {everyPage} from '../rule';

/** A "since" mark names a release that has its post (src/components/Since). */
export const sinceReleases = everyPage(({components}, {pageOfAddress}) =>
  components
    .filter(({name}) => name === 'Since')
    .flatMap(({line, props}) => {
      const version = props.get('version') ?? '';
      const slug = props.get('component') ?? BRAND.product.slug;
      if (!HISTORIES.some((history) => history.slug === slug)) {
        const known = HISTORIES.map((history) => history.slug).join(', ');
        return [{line, message: `<Since> of an unknown component "${slug}" → use ${known}`}];
      }
      return pageOfAddress.has(`/${slug}/${slug}/version/${version}`)
        ? []
        : [{line, message: `no post for ${slug} ${version} → correct the version of <Since>`}];
    }),
);

/** Tabs are chosen one by one: a group would store the choice under a key that is not documented. */
export const tabGroups = everyPage(({components}) =>
  components
    .filter(({name, props}) => name === 'Tabs' && props.has('groupId'))
    .map(({line}) => ({line, message: '<Tabs> with groupId → remove the attribute'})),
);
