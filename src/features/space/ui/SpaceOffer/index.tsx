import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {DIRECT_LINK} from '@site/src/features/space/interception';
import {resolveSpaceLink} from '@site/src/features/space/link';
import {nameOfSpace} from '@site/src/features/space/origin';
import {spaceRequests} from '@site/src/features/space/requests';
import {useSpaceOrigin} from '@site/src/features/space/useSpace';
import {useEffect, useRef, type ReactNode} from 'react';

interface Props {
  readonly text: {
    readonly explanation: string;
    readonly open: (host: string) => string;
    readonly newTab: string;
    readonly ask: string;
    readonly refused: string;
  };
}

/**
 * The way on for a link into a Space that was opened as an address of this site (typed, in a new tab, shared). A link,
 * never a redirect: a parameter and a path in one address could otherwise send readers anywhere.
 */
export default function SpaceOffer({text}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const origin = useSpaceOrigin();
  const link = useRef<HTMLAnchorElement>(null);
  const isAsked = useRef(false);
  // Subscribes to address changes only: the router's own copy is decoded.
  useLocation();

  useEffect(() => {
    // The focused button is gone: the link takes its focus.
    if (origin && isAsked.current) {
      link.current?.focus();
    }
  }, [origin]);

  if (!isBrowser) {
    return null;
  }
  const {href} = window.location;
  const result = resolveSpaceLink(href, href, origin);
  if (result.kind === 'ordinary') {
    return null;
  }
  if (result.kind === 'refused') {
    return <p>{text.refused}</p>;
  }
  return (
    <>
      <p>{text.explanation}</p>
      <p>
        {result.kind === 'open' ? (
          <a
            ref={link}
            className="button button--primary"
            href={result.target}
            target="_blank"
            rel="noopener noreferrer"
            {...{[DIRECT_LINK]: true}}>
            {origin && `${text.open(nameOfSpace(origin))} ${text.newTab}`}
          </a>
        ) : (
          <button
            type="button"
            className="button button--primary"
            onClick={({currentTarget}) => {
              isAsked.current = true;
              spaceRequests.set({kind: 'ask', link: href, trigger: currentTarget});
            }}>
            {text.ask}
          </button>
        )}
      </p>
    </>
  );
}
