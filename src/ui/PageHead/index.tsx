import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {ReactNode} from 'react';

interface Props {
  /** The data line (src/content/plugins/pageHead.ts). */
  readonly children?: ReactNode;
}

/** Under the title of a page of the manual: its data and version; on small screens also its table of contents. */
export default function PageHead({children}: Props): ReactNode {
  return (
    <>
      <p className="data-line">
        {children} <DocVersionBadge />
      </p>
      {useDoc().toc.length > 0 && <DocItemTOCMobile />}
    </>
  );
}
