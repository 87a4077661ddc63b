import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
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
        {cases().map(({label, to}) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function cases() {
  return [
    {
      label: translate({
        id: 'site.home.help.lost',
        message: 'Téléphone perdu ou volé',
        description: 'Link to the answer',
      }),
      to: '/docs/user/help#lost-or-stolen',
    },
    {
      label: translate({
        id: 'site.home.help.device',
        message: 'Appareil oublié ou en panne',
        description: 'Link to the answer',
      }),
      to: '/docs/user/havre/connect#i-dont-have-my-device',
    },
    {
      label: translate({
        id: 'site.home.help.pin',
        message: 'Code PIN oublié',
        description: 'Link to the answer',
      }),
      to: '/docs/user/loquet/settings#forgotten-pin',
    },
    {
      label: translate({
        id: 'site.home.help.site',
        message: 'Site suspect',
        description: 'Link to the answer',
      }),
      to: '/docs/user/havre/browser-extension/anti-phishing',
    },
    {
      label: translate({
        id: 'site.home.help.other',
        message: 'Autre problème',
        description: 'Link to the help page',
      }),
      to: '/docs/user/help',
    },
  ];
}
