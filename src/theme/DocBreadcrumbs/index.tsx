// Wraps the breadcrumbs: a menu beside them copies or opens the page as Markdown.
import PageMenu from '@site/src/features/twins/ui/PageMenu';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <PageMenu>
      <DocBreadcrumbs />
    </PageMenu>
  );
}
