import Translate from '@docusaurus/Translate';
import {nameOfSpace} from '@site/src/features/space/origin';
import {spaceReplacement, type Replacement} from '@site/src/features/space/replacement';
import {spaceStore} from '@site/src/features/space/store';
import {useSpaceOfAddress} from '@site/src/features/space/useSpace';
import {useSyncExternalStore, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Reports that a link has replaced the reader's Space, until they answer, with one step back. */
export default function SpaceReplaced(): ReactNode {
  useSpaceOfAddress();
  const replacement = useSyncExternalStore(
    spaceReplacement.subscribe,
    spaceReplacement.current,
    () => undefined,
  );
  return (
    // Rendered before its text: a live region announces changes only.
    <div role="status" className="scripted">
      {replacement && <Message key={replacement.before + replacement.now} {...replacement} />}
    </div>
  );
}

function Message(replacement: Replacement): ReactNode {
  const before = nameOfSpace(replacement.before);
  const now = nameOfSpace(replacement.now);
  return (
    <div className={styles.message}>
      <p className={styles.text}>
        <Translate
          id="site.space.replaced"
          description="Said when a link has replaced the reader's Space"
          values={{now: <strong>{now}</strong>, before: <strong>{before}</strong>}}>
          {'Un lien a remplacé votre Space {before} par {now}.'}
        </Translate>
      </p>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() => spaceStore.choose(replacement.before)}>
        <Translate
          id="site.space.replaced.return"
          description="Button: take the former Space again"
          values={{before}}>
          {'Revenir à {before}'}
        </Translate>
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => spaceReplacement.set(undefined)}>
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
