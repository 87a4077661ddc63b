import Translate, {translate} from '@docusaurus/Translate';
import {nameOfSpace} from '@site/src/features/space/origin';
import {spaceRequests} from '@site/src/features/space/requests';
import {spaceStore} from '@site/src/features/space/store';
import {useIsSpaceRemembered, useSpaceOrigin} from '@site/src/features/space/useSpace';
import {useId, useRef, type ReactNode} from 'react';
import {notRemembered} from './notRemembered';
import styles from './styles.module.css';

/** The Space that a page uses (src/features/space/node/spaceNotice.ts), with buttons to change or forget it. */
export default function SpaceNotice(): ReactNode {
  const origin = useSpaceOrigin();
  const isRemembered = useIsSpaceRemembered();
  const change = useRef<HTMLButtonElement>(null);
  const text = useId();
  const host = origin && <strong>{nameOfSpace(origin)}</strong>;
  return (
    // The attribute keeps the notice out of the search (src/config/search.ts).
    <div className={`quiet scripted ${styles.notice}`} data-space-notice>
      <p className={styles.line}>
        <span id={text}>
          {origin ? (
            <span key="known">
              <Translate
                id="site.space.notice.known"
                description="Notice: the reader's Space"
                values={{host}}>
                {'Votre Space\u00A0: {host}'}
              </Translate>
            </span>
          ) : (
            <span key="unknown">
              <Translate
                id="site.space.notice.unknown"
                description="Notice while no Space is known">
                Cette page peut s’adapter à votre Space.
              </Translate>
            </span>
          )}
        </span>{' '}
        <button
          ref={change}
          type="button"
          className={`clean-btn ${styles.action}`}
          aria-describedby={text}
          onClick={({currentTarget}) => spaceRequests.set({kind: 'ask', trigger: currentTarget})}>
          {origin
            ? translate({
                id: 'site.space.change',
                message: 'Changer',
                description: 'Button: change the Space',
              })
            : translate({
                id: 'site.space.give',
                message: 'Indiquer son adresse',
                description: 'Button: give its address',
              })}
        </button>{' '}
        {origin && (
          <button
            type="button"
            className={`clean-btn ${styles.action}`}
            aria-describedby={text}
            onClick={() => {
              spaceStore.choose(undefined);
              change.current?.focus();
            }}>
            <Translate id="site.space.forget" description="Button: forget the Space">
              Oublier
            </Translate>
          </button>
        )}
      </p>
      {!isRemembered && <p className={styles.line}>{notRemembered()}</p>}
    </div>
  );
}
