import Translate from '@docusaurus/Translate';
import {NOTICE_ID} from '@site/src/loading/policy';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Message for lost scripts, rendered at build time and shown by `guardFiles`, since React does not run then. */
export default function LoadNotice(): ReactNode {
  return (
    <div id={NOTICE_ID} className={styles.notice} role="alert" hidden data-nosnippet>
      <p className={styles.text}>
        <Translate
          id="site.loadNotice"
          description="Shown when the scripts of a page could not be fetched: its text is there, its controls do nothing">
          Cette page n’a pas été chargée en entier. Vous pouvez la lire, mais la recherche et les
          menus ne répondent pas.
        </Translate>
      </p>
      <button type="button" className="button button--primary button--sm">
        <Translate id="site.loadFailure.retry">Réessayer</Translate>
      </button>
    </div>
  );
}
