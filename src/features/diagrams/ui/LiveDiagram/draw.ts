import {orReload} from '@site/src/loading/load';
import type {Mermaid, MermaidConfig} from 'mermaid';

declare global {
  var mermaid: Mermaid | undefined;
}

let count = 0;
let queue: Promise<unknown> = Promise.resolve();

interface Drawing {
  readonly library: string;
  readonly text: string;
  readonly theme: MermaidConfig['theme'];
}

/**
 * Renders diagrams one after another, since Mermaid is a global object with shared configuration and scratch element.
 * @param isWanted called when the turn comes; a diagram no longer wanted is skipped
 * @returns the drawing, or `undefined` when it was skipped
 * @throws when Mermaid cannot be loaded or refuses the text
 */
export function drawDiagram(
  {library, text, theme}: Drawing,
  isWanted: () => boolean,
): Promise<SVGSVGElement | undefined> {
  const drawing = queue.then(async () => {
    if (!isWanted()) {
      return undefined;
    }
    const mermaid = globalThis.mermaid ?? (await orReload(fetchMermaid(library)));
    mermaid.initialize({theme, startOnLoad: false, suppressErrorRendering: true});
    count += 1;
    const {svg} = await mermaid.render(`diagram-${count}`, text);
    // Mermaid sanitizes its output; parsing it here keeps HTML strings out of React.
    const template = document.createElement('template');
    template.innerHTML = svg;
    return template.content.querySelector('svg') ?? undefined;
  });
  queue = drawing.catch(() => undefined);
  return drawing;
}

function fetchMermaid(address: string): Promise<Mermaid> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (): void => {
      script.remove();
      if (globalThis.mermaid) {
        resolve(globalThis.mermaid);
      } else {
        reject(new Error(`${address} could not be fetched.`));
      }
    };
    script.src = address;
    script.onload = settle;
    script.onerror = settle;
    document.head.append(script);
  });
}
