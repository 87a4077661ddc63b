// Replaces the core fallback, which is in English only: shown for a page that crashes as a whole, inside the layout
// when that still works.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import StandaloneLayout from '@site/src/ui/StandaloneLayout';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ComponentProps, ReactNode} from 'react';

export default function Error(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <ErrorBoundary fallback={() => content}>
      <StandaloneLayout>{content}</StandaloneLayout>
    </ErrorBoundary>
  );
}
