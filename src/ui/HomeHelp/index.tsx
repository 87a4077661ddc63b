import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Links for readers who cannot sign in, or doubt a page: straight to the section that answers. */
export default function HomeHelp(): ReactNode {
  return (
    <section className={styles.help} aria-labelledby="home-help">
      <h2 id="home-help" className={styles.heading}>
        <Translate id="site.home.help" description="Heading of the links for emergencies">
          {'Un problème\u202F?'}
        </Translate>
      </h2>
      <ul className={styles.links}>
        <Case to="/docs/user/help#lost-or-stolen">
          <Translate id="site.home.help.lost" description="Link to the answer">
            Téléphone perdu ou volé
          </Translate>
        </Case>
        <Case to="/docs/user/havre/connect#i-dont-have-my-device">
          <Translate id="site.home.help.device" description="Link to the answer">
            Appareil oublié ou en panne
          </Translate>
        </Case>
        <Case to="/docs/user/loquet/settings#forgotten-pin">
          <Translate id="site.home.help.pin" description="Link to the answer">
            Code PIN oublié
          </Translate>
        </Case>
        <Case to="/docs/user/havre/browser-extension/anti-phishing">
          <Translate id="site.home.help.site" description="Link to the answer">
            Site suspect
          </Translate>
        </Case>
        <Case to="/docs/user/help">
          <Translate id="site.home.help.other" description="Link to the help page">
            Autre problème
          </Translate>
        </Case>
      </ul>
    </section>
  );
}

function Case({to, children}: {readonly to: string; readonly children: ReactNode}): ReactNode {
  return (
    <li>
      <Link className={styles.link} to={to}>
        {children}
      </Link>
    </li>
  );
}
