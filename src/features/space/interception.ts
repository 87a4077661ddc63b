import {resolveSpaceLink} from './link';
import {spaceRequests} from './requests';
import {spaceStore} from './store';

/** Attribute of links that already name the Space and are left to the browser. */
export const DIRECT_LINK = 'data-direct-link';

/**
 * Takes the activation of a link into the reader's Space from browser and router: the screen opens in a new tab, the
 * reader stays on the page. For `click` (any modifier, and the keyboard) and `auxclick` (middle button), in the capture
 * phase.
 *
 * Before hydration there is no dialog: the browser follows the link, and src/features/notFound answers at its address.
 */
export function interceptActivation(event: MouseEvent): void {
  const link = event.button <= 1 ? linkOf(event) : undefined;
  const href = link?.getAttribute('href');
  if (!link || !href || link.hasAttribute(DIRECT_LINK)) {
    return;
  }
  const result = resolveSpaceLink(href, document.baseURI, spaceStore.origin());
  if (result.kind === 'ordinary' || (result.kind !== 'open' && !spaceRequests.isFollowed())) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (result.kind === 'open') {
    openInNewTab(result.target);
  } else {
    const kind = result.kind === 'unknown' ? 'ask' : 'refused';
    spaceRequests.set({kind, link: href, trigger: link});
  }
}

/** Opens an address in a tab without `opener`. */
export function openInNewTab(target: string): void {
  window.open(target, '_blank', 'noopener,noreferrer');
}

/** The nearest link around the target, also in shadow trees. */
function linkOf(event: Event): Element | undefined {
  return event
    .composedPath()
    .find((node): node is Element => node instanceof Element && node.matches('a[href]'));
}
