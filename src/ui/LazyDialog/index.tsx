import Translate from '@docusaurus/Translate';
import {orReload} from '@site/src/loading/load';
import {useCallback, useId, useState, type ComponentType, type ReactNode} from 'react';
import Dialog, {Buttons, CloseButton} from '../Dialog';
import styles from './styles.module.css';

/** A dialog whose chunk is fetched on demand. */
export interface LazyDialog<Props> {
  readonly Dialog: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  /** Fetches ahead; a failure is silent. */
  readonly prepare: () => void;
  /** Fetches now; tries again after a failure. */
  readonly fetch: () => void;
}

/** @param load imports the dialog's module; the same function at each render */
export function useLazyDialog<Props>(
  load: () => Promise<{readonly default: ComponentType<Props>}>,
): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(() => load().then((module) => setDialog(() => module.default)), [load]);
  const prepare = useCallback(() => void ask().catch(() => undefined), [ask]);
  const fetch = useCallback(() => {
    setFailed(false);
    orReload(ask(), true).catch(() => setFailed(true));
  }, [ask]);
  return {Dialog, hasFailed, prepare, fetch};
}

interface Props {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Reports that a dialog could not be fetched, with "Retry". */
export function LoadError({onRetry, onClose}: Props): ReactNode {
  const hint = useId();
  return (
    <Dialog className={styles.dialog} aria-labelledby={hint} onClose={onClose}>
      <p id={hint}>
        <Translate id="site.loadFailure.hint">
          Vérifiez votre connexion à Internet, puis réessayez.
        </Translate>
      </p>
      <Buttons>
        <button type="button" className="button button--primary" onClick={onRetry}>
          <Translate id="site.loadFailure.retry">Réessayer</Translate>
        </button>
        <CloseButton className="button--secondary" />
      </Buttons>
    </Dialog>
  );
}
