// Replaces the core's empty root: adds the Space dialog and its announcements to every page.
import SpaceRequests from '@site/src/features/space/ui/SpaceDialog/Requests';
import SpaceReplaced from '@site/src/features/space/ui/SpaceReplaced';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <SpaceRequests />
      <SpaceReplaced />
    </>
  );
}
