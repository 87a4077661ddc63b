import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {LINKS} from '@site/src/site/brand';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Card {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** The home of the guide whose task the card opens. */
  readonly guide?: {readonly label: string; readonly to: string};
  /** Shown, and read by screen readers, when the card leaves the site. */
  readonly notice?: string;
  /** Path data of a 24 × 24 line icon. */
  readonly icon: string;
}

/** The four ways in (specification §1): plain links, usable without JavaScript. */
export default function HomeCards(): ReactNode {
  const heading = translate({
    id: 'site.home.cards',
    message: 'Par où commencer',
    description: 'Heading of the cards',
  });
  return (
    <section aria-labelledby="home-cards">
      <h2 id="home-cards" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.cards}>
        {cards().map(({title, text, to, guide, notice, icon}) => (
          <li key={to} className={styles.card}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={icon} />
            </svg>
            <h3 className={styles.title}>
              <Link className={styles.link} to={to}>
                {title}
              </Link>
            </h3>
            <p className={styles.text}>{text}</p>
            {guide && (
              <Link className={styles.guide} to={guide.to}>
                {guide.label}
              </Link>
            )}
            {notice && <p className={styles.notice}>{notice}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function cards(): Card[] {
  return [
    {
      title: translate({
        id: 'site.home.user.title',
        message: 'Utilisateur d’un Space',
        description: 'Card for users',
      }),
      text: translate({
        id: 'site.home.user.text',
        message: 'Connectez-vous à un Space et utilisez-le au quotidien.',
        description: 'Card for users',
      }),
      to: '/docs/user/havre/connect',
      guide: {
        label: translate({
          id: 'site.home.user.guide',
          message: 'Guide utilisateur',
          description: 'Card for users: link to their guide',
        }),
        to: '/docs/user/',
      },
      icon: 'M13 4h5a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-5M4 12h11M11 8l4 4-4 4',
    },
    {
      title: translate({
        id: 'site.home.administrator.title',
        message: 'Administrateur d’un Space',
        description: 'Card for administrators',
      }),
      text: translate({
        id: 'site.home.administrator.text',
        message: 'Créez et gérez un Space.',
        description: 'Card for administrators',
      }),
      to: '/docs/administrateur/start/getting-started',
      guide: {
        label: translate({
          id: 'site.home.administrator.guide',
          message: 'Guide administrateur',
          description: 'Card for administrators: link to their guide',
        }),
        to: '/docs/administrateur/',
      },
      icon: 'M4 6h10M18 6h2M4 12h2M10 12h10M4 18h10M18 18h2M16 4v4M8 10v4M16 16v4',
    },
    {
      title: translate({
        id: 'site.home.developer.title',
        message: 'Développeur',
        description: 'Card for developers',
      }),
      text: translate({
        id: 'site.home.developer.text',
        message: 'Intégrez la puissance de l’authentification pair à pair.',
        description: 'Card for developers',
      }),
      to: LINKS.developers,
      notice: translate({
        id: 'site.home.developer.notice',
        message: 'Site externe, nouvel onglet',
        description: 'Card for developers: it leaves the site',
      }),
      icon: 'm8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
    },
    {
      title: translate({
        id: 'site.home.identityApp.title',
        message: 'Loquet',
        description: 'Card for Loquet',
      }),
      text: translate({
        id: 'site.home.identityApp.text',
        message: 'Téléchargez votre clé personnelle et apprenez à l’utiliser.',
        description: 'Card for Loquet',
      }),
      to: '/docs/user/loquet/install-loquet',
      guide: {
        label: translate({
          id: 'site.home.identityApp.guide',
          message: 'Guide de Loquet',
          description: 'Card for Loquet: link to its guide',
        }),
        to: '/docs/user/loquet/',
      },
      icon: 'M15 4a5 5 0 1 1-3.5 8.5L4 20v-4l1-1h2v-2h2l1.5-1.5A5 5 0 0 1 15 4ZM16 8h.01',
    },
  ];
}
