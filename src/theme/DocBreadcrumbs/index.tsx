// Wraps the breadcrumbs: beside them stand the table of contents of small screens, where the line stays below the
// navigation, and a button that copies the page as Markdown. Links to sections that have moved (redirects.ts) are
// followed by src/clientModules/sectionFocus.ts.
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CopyPage from '@site/src/features/twins/ui/CopyPage';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const {metadata, toc} = useDoc();
  const moved = metadata.frontMatter.moved as Readonly<Record<string, string>> | undefined;
  return (
    <>
      {Object.entries(moved ?? {}).map(([id, to]) => (
        <Link key={id} id={id} to={to} replace hidden data-moved />
      ))}
      <CopyPage>
        <DocBreadcrumbs />
        {toc.length > 0 && (
          <TOCCollapsible toc={toc} className={ThemeClassNames.docs.docTocMobile} />
        )}
      </CopyPage>
    </>
  );
}
