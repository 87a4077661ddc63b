// Replaces the theme's component: shows the drawing made at build time; renders in the browser only where there is
// none.
import Drawing, {type DrawingProps} from '@site/src/features/diagrams/ui/Drawing';
import LiveDiagram, {type LiveDiagramProps} from '@site/src/features/diagrams/ui/LiveDiagram';
import type {ReactNode} from 'react';

export default function Mermaid(props: DrawingProps | LiveDiagramProps): ReactNode {
  return 'light' in props ? (
    <Drawing {...props} />
  ) : (
    // The build looks for this class to know which pages need Mermaid (src/features/diagrams/build/plugin.ts).
    <div className="docusaurus-mermaid-container">
      <LiveDiagram {...props} />
    </div>
  );
}
