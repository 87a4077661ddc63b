// Wraps the breadcrumbs: a menu beside them copies or opens the page as Markdown.
import CopyPage from '@site/src/features/twins/ui/CopyPage';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <CopyPage>
      <DocBreadcrumbs />
    </CopyPage>
  );
}
