import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly className?: string | undefined;
  /** Further ways, beside the button. */
  readonly children: ReactNode;
}

/** The top of the home page: the three promises, the tagline and the ways into the manual (specification §1). */
export default function HomeHero({className, children}: Props): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  return (
    <header className={className}>
      <p className={styles.tagline}>{tagline}</p>
      <h1 className={styles.title}>
        <Translate id="site.home.hero1" description="First line">
          Sécurisez votre organisation dès maintenant
        </Translate>
      </h1>
      <ul className={`clean-list ${styles.promises}`}>
        <li>
          <Translate id="site.home.hero2" description="Second line">
            Comblez les failles humaines
          </Translate>
        </li>
        <li>
          <Translate id="site.home.hero3" description="Third line">
            Organisez vos données et celles de vos collaborateurs
          </Translate>
        </li>
      </ul>
      <div className={`buttons ${styles.ways}`}>
        <Link className="button button--primary button--lg" to="/docs/">
          <Translate id="site.home.callToAction" description="Button to the manual">
            📖 Documentation
          </Translate>
        </Link>
        {children}
      </div>
    </header>
  );
}
