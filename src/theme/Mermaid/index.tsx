// Replaces the theme's component: shows what was drawn before publication; only what was not is drawn in the browser.
import Drawing, {type DrawingProps} from '@site/src/features/diagrams/ui/Drawing';
import LiveDiagram, {type LiveDiagramProps} from '@site/src/features/diagrams/ui/LiveDiagram';
import type {ReactNode} from 'react';

export default function Mermaid(props: DrawingProps | LiveDiagramProps): ReactNode {
  return 'light' in props ? (
    <Drawing {...props} />
  ) : (
    // The build looks for this class: a page that has it needs Mermaid (src/features/diagrams/build/plugin.ts).
    <div className="docusaurus-mermaid-container">
      <LiveDiagram {...props} />
    </div>
  );
}
