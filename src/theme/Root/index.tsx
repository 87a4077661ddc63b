// Replaces the core's empty root: beside every page stand the dialog about the reader's Space, what is said of it, and of lost scripts, and the list of shortcuts.
import LoadNotice from '@site/src/ui/LoadNotice';
import Shortcuts from '@site/src/ui/Shortcuts';
import SpaceRequests from '@site/src/features/space/ui/SpaceDialog/Requests';
import SpaceReplaced from '@site/src/features/space/ui/SpaceReplaced';
import {FEATURES} from '@site/src/site/features';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      {FEATURES.space && (
        <>
          <SpaceRequests />
          <SpaceReplaced />
        </>
      )}
      <LoadNotice />
      <Shortcuts />
    </>
  );
}
