import {translate} from '@docusaurus/Translate';
import {spaceRequests, type SpaceRequest} from '@site/src/space/requests';
import {useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';

/** Fetches the dialog when it is first needed and shows what links and buttons ask for. */
export default function SpaceRequests(): ReactNode {
  const request = useSyncExternalStore(
    spaceRequests.subscribe,
    spaceRequests.current,
    () => undefined,
  );
  const [Dialog, setDialog] = useState<ComponentType<SpaceRequest>>();

  useEffect(() => {
    if (!request || Dialog) {
      return;
    }
    import('./index')
      .then((module) => setDialog(() => module.default))
      .catch(() => {
        spaceRequests.open(undefined);
        // Offline: the browser's own dialog is the one that needs no code to be fetched.
        window.alert(
          translate({
            id: 'site.loadFailure.hint',
            message: 'Vérifiez votre connexion à Internet, puis réessayez.',
          }),
        );
      });
  }, [request, Dialog]);

  return request && Dialog ? <Dialog {...request} /> : null;
}
