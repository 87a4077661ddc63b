import {spaceRequests} from '@site/src/features/space/requests';
import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import {LoadError, useLazyDialog} from '../../../../ui/LazyDialog';

const load = () => import('./index');

/** Fetches the dialog on first use and shows the requests of links and buttons. */
export default function SpaceRequests(): ReactNode {
  const request = useSyncExternalStore(
    spaceRequests.subscribe,
    spaceRequests.current,
    () => undefined,
  );
  const {Dialog, hasFailed, fetch, retry} = useLazyDialog(load);
  useEffect(() => {
    if (request && !Dialog) {
      fetch();
    }
  }, [request, Dialog, fetch]);

  if (!request) {
    return null;
  }
  return Dialog ? (
    <Dialog {...request} />
  ) : hasFailed ? (
    <LoadError onRetry={retry} onClose={() => spaceRequests.set(undefined)} />
  ) : null;
}
