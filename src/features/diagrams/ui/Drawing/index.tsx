import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {whenIdle} from '../../../../ui/whenIdle';
import {DRAWINGS_ADDRESS, MODES, fileOf} from '@site/src/site/drawings';
import Enlarged from './Enlarged';
import styles from './styles.module.css';

/** Set by `src/features/diagrams/node/remark.ts`; MDX passes strings. */
export interface DrawingProps {
  /** The name of its files. */
  readonly drawing: string;
  /** In px. */
  readonly width: string | number;
  readonly height: string | number;
  /** In px, of the layout for phones. */
  readonly narrowWidth: string | number;
  readonly narrowHeight: string | number;
  /** The caption. */
  readonly title: string;
  /** What the drawing says. */
  readonly description: string;
}

/** A drawn diagram, one file per layout and colour mode; a click enlarges it, and without scripts follows the link to the file. */
export default function Drawing({
  drawing,
  width,
  height,
  narrowWidth,
  narrowHeight,
  title,
  description,
}: DrawingProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [isIdle, setIsIdle] = useState(false);
  const folder = useBaseUrl(DRAWINGS_ADDRESS);

  // Browsers print no image that waits to be scrolled to. Paper has the light one.
  useEffect(() => whenIdle(() => setIsIdle(true)), []);

  function handleClick(event: MouseEvent) {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      setIsOpen(true);
    }
  }

  const enlarge = translate({
    id: 'site.diagram.enlarge',
    message: 'Agrandir le schéma',
    description: 'Says what a click on a diagram does',
  });
  const images = MODES.map((mode) => (
    <picture key={mode} className={styles[mode]}>
      <source
        media="(max-width: 576px)"
        srcSet={folder + fileOf(drawing, 'narrow', mode)}
        width={narrowWidth}
        height={narrowHeight}
      />
      <img
        src={folder + fileOf(drawing, 'wide', mode)}
        alt={description}
        width={width}
        height={height}
        loading={mode === 'light' && isIdle ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  ));
  return (
    <figure className={styles.figure}>
      <a
        className={styles.link}
        href={folder + fileOf(drawing, 'wide', 'light')}
        title={enlarge}
        onClick={handleClick}>
        <span className={styles.drawing}>{images}</span>
      </a>
      <figcaption>{title}</figcaption>
      {isOpen && (
        <Enlarged label={title} onClose={() => setIsOpen(false)}>
          {images}
        </Enlarged>
      )}
    </figure>
  );
}
