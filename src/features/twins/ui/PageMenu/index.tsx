import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {twinAddress} from '@site/src/site/addresses';
import {useState, type ComponentType, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What stands in the same line. */
  readonly children: ReactNode;
}

/** The page as Markdown (src/features/twins/build): opens it; what copies it is fetched when the reader turns to the menu. */
export default function PageMenu({children}: Props): ReactNode {
  const twin = twinAddress(useLocation().pathname);
  const [Copy, setCopy] = useState<ComponentType<{readonly address: string}>>();
  const fetchCopy = () => {
    import('./Copy').then(
      (module) => setCopy(() => module.default),
      // The link is there all the same; the next try may succeed.
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
          <Translate id="site.twin.menu" description="Menu of a page">
            Page en Markdown
          </Translate>
        </summary>
        <div className="dropdown dropdown--right dropdown--show">
          <div className="dropdown__menu">
            {Copy && <Copy address={twin} />}
            {/* A file, which the router does not know. */}
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
