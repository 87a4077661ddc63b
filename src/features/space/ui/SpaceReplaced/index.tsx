import Translate from '@docusaurus/Translate';
import {nameOfSpace} from '@site/src/features/space/origin';
import {spaceReplacement} from '@site/src/features/space/replacement';
import {spaceStore} from '@site/src/features/space/store';
import {useSpaceOfAddress, useSpaceOrigin} from '@site/src/features/space/useSpace';
import {useSyncExternalStore, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Reports once that a link has replaced the reader's Space, with one step back. */
export default function SpaceReplaced(): ReactNode {
  useSpaceOfAddress();
  const replacement = useSyncExternalStore(
    spaceReplacement.subscribe,
    spaceReplacement.current,
    () => undefined,
  );
  const origin = useSpaceOrigin();
  // Any other choice, here or in another tab, dismisses it.
  const isShown = replacement !== undefined && replacement.now === origin;
  return (
    // Rendered before its text: a live region announces changes only.
    <div role="status" className={styles.place}>
      {isShown && (
        <Message
          before={nameOfSpace(replacement.before)}
          now={nameOfSpace(replacement.now)}
          onReturn={() => {
            spaceStore.choose(replacement.before);
            spaceReplacement.set(undefined);
          }}
          onKeep={() => spaceReplacement.set(undefined)}
        />
      )}
    </div>
  );
}

interface MessageProps {
  readonly before: string;
  readonly now: string;
  readonly onReturn: () => void;
  readonly onKeep: () => void;
}

function Message({before, now, onReturn, onKeep}: MessageProps): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.text}>
        <Translate
          id="site.space.replaced"
          description="Said when a link has replaced the reader's Space by another"
          values={{now: <strong>{now}</strong>, before: <strong>{before}</strong>}}>
          {'Votre Space est maintenant {now}. Avant ce lien, c’était {before}.'}
        </Translate>
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onReturn}>
        <Translate
          id="site.space.replaced.return"
          description="Button: take the former Space again"
          values={{before}}>
          {'Revenir à {before}'}
        </Translate>
      </button>
      <button type="button" className="button button--secondary button--sm" onClick={onKeep}>
        <Translate
          id="site.space.replaced.keep"
          description="Button: keep the new Space"
          values={{now}}>
          {'Garder {now}'}
        </Translate>
      </button>
    </div>
  );
}
