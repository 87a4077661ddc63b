// Replaces the core's empty root: every page fetches the typeface early, and has the Space dialog and its announcements.
import Head from '@docusaurus/Head';
import face from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import SpaceRequests from '@site/src/features/space/ui/SpaceDialog/Requests';
import SpaceReplaced from '@site/src/features/space/ui/SpaceReplaced';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={face} />
      </Head>
      {children}
      <SpaceRequests />
      <SpaceReplaced />
    </>
  );
}
