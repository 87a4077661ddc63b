// Replaces the core's empty root: beside every page stands the dialog about the reader's Space.
import SpaceRequests from '@site/src/components/SpaceDialog/Requests';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <SpaceRequests />
    </>
  );
}
