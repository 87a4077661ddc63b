// Replaces the core's empty root: beside every page stand the dialog about the reader's Space and what is said of it.
import SpaceRequests from '@site/src/components/SpaceDialog/Requests';
import SpaceReplaced from '@site/src/components/SpaceReplaced';
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
