import Translate from '@docusaurus/Translate';
import {Late, orReload} from '@site/src/loading/load';
import {reloadIfReplaced} from '@site/src/loading/policy';
import {useCallback, useId, useState, type ComponentType, type ReactNode} from 'react';
import Dialog, {Buttons, CloseButton} from '../Dialog';

/** A dialog whose chunk is fetched on demand. */
export interface LazyDialog<Props> {
  readonly Dialog: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  /** Fetches ahead; a failure is silent. */
  readonly prepare: () => void;
  /** Fetches now. */
  readonly fetch: () => void;
  /** After a failure. */
  readonly retry: () => void;
}

/** @param load imports the dialog's module; the same function at each render */
export function useLazyDialog<Props>(
  load: () => Promise<{readonly default: ComponentType<Props>}>,
): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [failure, setFailure] = useState<unknown>();
  const ask = useCallback(() => load().then((module) => setDialog(() => module.default)), [load]);
  const prepare = useCallback(() => void ask().catch(() => undefined), [ask]);
  const fetch = useCallback(() => {
    setFailure(undefined);
    orReload(ask(), true).catch(setFailure);
  }, [ask]);
  const retry = useCallback(async () => {
    setFailure(undefined);
    if (!(failure instanceof Late && (await reloadIfReplaced(true, true)))) {
      fetch();
    }
  }, [failure, fetch]);
  return {Dialog, hasFailed: Boolean(failure), prepare, fetch, retry: () => void retry()};
}

interface Props {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Reports that a dialog could not be fetched, with "Retry". */
export function LoadError({onRetry, onClose}: Props): ReactNode {
  const hint = useId();
  return (
    <Dialog aria-labelledby={hint} onClose={onClose}>
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
