import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {ReactNode} from 'react';

interface Props {
  /** The data line (src/content/plugins/pageHead.ts). */
  readonly children?: ReactNode;
}

/**
 * Under the title of a page of the manual: its data and version; on small screens also its table of contents. Links to
 * sections that have moved (redirects.ts) stand where those were, for src/clientModules/movedSections.ts.
 */
export default function PageHead({children}: Props): ReactNode {
  const {metadata, toc} = useDoc();
  const moved = metadata.frontMatter.moved as Readonly<Record<string, string>> | undefined;
  return (
    <>
      {Object.entries(moved ?? {}).map(([id, to]) => (
        <Link key={id} id={id} to={to} replace hidden data-moved />
      ))}
      <p className="data-line">
        {children} <DocVersionBadge />
      </p>
      {toc.length > 0 && <DocItemTOCMobile />}
    </>
  );
}
