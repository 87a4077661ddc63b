// Replaces the theme's component: shows what was drawn before publication; only what was not is drawn in the browser.
import Drawing, {type DrawingProps} from '@site/src/components/Drawing';
import LiveDiagram, {type LiveDiagramProps} from '@site/src/components/LiveDiagram';
import type {ReactNode} from 'react';

export default function Mermaid(props: DrawingProps | LiveDiagramProps): ReactNode {
  return 'light' in props ? (
    <Drawing {...props} />
  ) : (
    // The build looks for this class: a page that has it needs Mermaid (src/config/diagrams.ts).
    <div className="docusaurus-mermaid-container">
      <LiveDiagram {...props} />
    </div>
  );
}
