import Translate from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {DIAGRAMS_PLUGIN} from '@site/src/site/plugins';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {MermaidConfig} from 'mermaid';
import {drawDiagram} from './draw';
import styles from './styles.module.css';

/** Mermaid's theme in each colour mode (specification §4). */
const THEMES = {light: 'default', dark: 'dark'} satisfies Record<string, MermaidConfig['theme']>;

/** Global data of `src/features/diagrams/build/plugin.ts`. */
interface DiagramsData {
  readonly library: string;
}

export interface LiveDiagramProps {
  readonly value: string;
}

/** A diagram rendered in the browser when it comes near the screen: one at a time, each with its own id. */
export default function LiveDiagram({value}: LiveDiagramProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useIsNearScreen(container);
  const theme = THEMES[useColorMode().colorMode];
  const library = useBaseUrl((usePluginData(DIAGRAMS_PLUGIN) as DiagramsData).library);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const element = container.current;
    if (!isNear || !element) {
      return undefined;
    }
    let isWanted = true;
    drawDiagram({library, text: value, theme}, () => isWanted)
      .then((svg) => {
        if (isWanted && svg) {
          keepReadable(svg);
          element.replaceChildren(svg);
        }
      })
      .catch((error: unknown) => {
        console.error(error);
        setHasFailed(isWanted);
      });
    return () => {
      isWanted = false;
    };
  }, [value, theme, library, isNear, hasFailed]);

  return hasFailed ? (
    <p className={styles.failure} role="alert">
      <Translate
        id="site.diagram.failure"
        description="Shown in place of a diagram that could not be drawn">
        Ce schéma n’a pas pu être dessiné. Le texte qui l’entoure dit la même chose.
      </Translate>{' '}
      {/* No "Retry" for a text that Mermaid refuses. */}
      {!globalThis.mermaid && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => setHasFailed(false)}>
          <Translate id="site.loadFailure.retry">Réessayer</Translate>
        </button>
      )}
    </p>
  ) : (
    <div ref={container} className={styles.container} />
  );
}

/** Smallest scale at which the labels (16 px) are readable; on a narrower screen the diagram scrolls sideways. */
const SMALLEST_SCALE = 0.75;

function keepReadable(svg: SVGSVGElement): void {
  svg.style.minWidth = `${svg.viewBox.baseVal.width * SMALLEST_SCALE}px`;
}

/** True once the element has come within a screen's height of the viewport. */
function useIsNearScreen(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          setIsNear(true);
        }
      },
      {rootMargin: '100%'},
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, ref]);
  return isNear;
}
