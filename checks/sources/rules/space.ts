import {LABELS} from '../../../src/content/labels';
import type {Locale} from '../../../src/site/locales';
import {MARKER} from '../../../src/features/space/link';
import type {Link} from '../../../src/content/page';
import {at, everyPage} from '../../rule';
import {EVERYWHERE} from '../../words/lists';

const {screens} = EVERYWHERE;

/** Paths of a Space that are no screens. */
const INTERFACES = /^\/(?:oidc|saml2|scim\/v2)(?:\/|$)/;

/** A link into the Space has an existing screen as its target, and names it. */
export const spaceLinks = everyPage(({links, locale}) =>
  links
    .filter(({url, text}) => url.startsWith(MARKER) && text.trim() !== '')
    .flatMap((link) => at(link.line, problemOf(link, locale))),
);

function problemOf({url, text}: Link, locale: Locale): string | undefined {
  const [address = ''] = url.split('#');
  const path = address.slice(MARKER.length - 1);
  if (!screens.has(path)) {
    return `${url} is no known screen of a Space → correct it or add it to checks/words/all.yml`;
  }
  const screen = screens.get(path);
  const name = screen && LABELS[locale][screen];
  return name === undefined || text.includes(name)
    ? undefined
    : `the link “${text}” opens the screen “${name}” → name that screen, or link to another`;
}

/** An address in the Space exists. */
export const spaceUrls = everyPage(({components}) =>
  components
    .filter(({name}) => name === 'SpaceUrl')
    .map(({line, props}) => ({line, path: props.get('path') ?? ''}))
    .filter(({path}) => !screens.has(path) && !INTERFACES.test(path))
    .map(({line, path}) => ({
      line,
      message: `<SpaceUrl> with the path "${path}", which no Space has → correct it, or add it to checks/words/all.yml`,
    })),
);
