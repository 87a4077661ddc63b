// Wraps the foot of a page of the manual: it ends with the version.
import DocItemFooter from '@theme-original/DocItem/Footer';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {ReactNode} from 'react';

export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <DocItemFooter />
      <DocVersionBadge />
    </>
  );
}
