// Replaces the core's empty root: every page fetches the typeface early, names its kind, and has the Space dialog and its
// announcements.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import face from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import {kindOf} from '@site/src/site/kinds';
import SpaceRequests from '@site/src/features/space/ui/SpaceDialog/Requests';
import SpaceReplaced from '@site/src/features/space/ui/SpaceReplaced';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  const kind = kindOf(useLocation().pathname);
  return (
    <>
      <Head>
        {/* Not the class of the page: that comes and goes while React hydrates, and every element with it. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- one attribute more: the page has its language */}
        <html {...(kind && {'data-kind': kind})} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={face} />
      </Head>
      {children}
      <SpaceRequests />
      <SpaceReplaced />
    </>
  );
}
