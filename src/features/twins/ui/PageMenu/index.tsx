import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {twinAddress} from '@site/src/site/addresses';
import {useState, type ComponentType, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/**
 * A menu to copy the page, whose chunk is fetched on use, or to open it as Markdown (src/features/twins/build); an icon
 * alone on a phone.
 */
export default function PageMenu({children}: Props): ReactNode {
  const twin = twinAddress(useLocation().pathname);
  const [Copy, setCopy] = useState<ComponentType<{readonly address: string}>>();
  const fetchCopy = () => {
    import('./Copy').then(
      (module) => setCopy(() => module.default),
      // The link still works; the next try may succeed.
      () => undefined,
    );
  };
  return (
    <div className={styles.row}>
      {children}
      <details
        className={styles.menu}
        onPointerEnter={fetchCopy}
        onFocus={fetchCopy}
        onToggle={fetchCopy}>
        <summary>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 8h12v12H8zM4 16V4h12" />
          </svg>
          <span>
            <Translate
              id="site.twin.copy"
              description="Menu of a page; button: copy it as Markdown">
              Copier la page
            </Translate>
          </span>
        </summary>
        <div className="dropdown dropdown--right dropdown--show">
          <div className="dropdown__menu">
            {Copy && <Copy address={twin} />}
            {/* A file, not a route. */}
            <a className="dropdown__link" href={twin}>
              <Translate id="site.twin.view" description="Link of a page">
                Voir en Markdown
              </Translate>
            </a>
          </div>
        </div>
      </details>
    </div>
  );
}
