import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {LINKS} from '@site/src/site/brand';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The four ways in (specification §1): plain links, usable without JavaScript. */
export default function HomeCards(): ReactNode {
  return (
    <section aria-labelledby="home-cards">
      <h2 id="home-cards" className={styles.heading}>
        <Translate id="site.home.cards" description="Heading of the cards">
          Par où commencer
        </Translate>
      </h2>
      <Cards />
    </section>
  );
}

function Cards(): ReactNode {
  return (
    <ul className={styles.cards}>
      <Card
        to="/docs/user/havre/connect"
        icon="M13 4h5a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-5M4 12h11M11 8l4 4-4 4"
        title={
          <Translate id="site.home.user.title" description="Card for users">
            Utilisateur d’un Space
          </Translate>
        }
        text={
          <Translate id="site.home.user.text" description="Card for users">
            Connectez-vous à un Space et utilisez-le au quotidien.
          </Translate>
        }>
        <Link className={styles.guide} to="/docs/user/">
          <Translate id="site.home.user.guide" description="Card for users: link to their guide">
            Guide utilisateur
          </Translate>
        </Link>
      </Card>
      <Card
        to="/docs/administrateur/start/getting-started"
        icon="M4 6h10M18 6h2M4 12h2M10 12h10M4 18h10M18 18h2M16 4v4M8 10v4M16 16v4"
        title={
          <Translate id="site.home.administrator.title" description="Card for administrators">
            Administrateur d’un Space
          </Translate>
        }
        text={
          <Translate id="site.home.administrator.text" description="Card for administrators">
            Créez et gérez un Space.
          </Translate>
        }>
        <Link className={styles.guide} to="/docs/administrateur/">
          <Translate
            id="site.home.administrator.guide"
            description="Card for administrators: link to their guide">
            Guide administrateur
          </Translate>
        </Link>
      </Card>
      <Card
        to={LINKS.developers}
        icon="m8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16"
        title={
          <Translate id="site.home.developer.title" description="Card for developers">
            Développeur
          </Translate>
        }
        text={
          <Translate id="site.home.developer.text" description="Card for developers">
            Intégrez la puissance de l’authentification pair à pair.
          </Translate>
        }>
        <p className={styles.notice}>
          <Translate
            id="site.home.developer.notice"
            description="Card for developers: it leaves the site">
            Site externe, nouvel onglet
          </Translate>
        </p>
      </Card>
      <Card
        to="/docs/user/loquet/install-loquet"
        icon="M15 4a5 5 0 1 1-3.5 8.5L4 20v-4l1-1h2v-2h2l1.5-1.5A5 5 0 0 1 15 4ZM16 8h.01"
        title={
          <Translate id="site.home.identityApp.title" description="Card for Loquet">
            Loquet
          </Translate>
        }
        text={
          <Translate id="site.home.identityApp.text" description="Card for Loquet">
            Téléchargez votre clé personnelle et apprenez à l’utiliser.
          </Translate>
        }>
        <Link className={styles.guide} to="/docs/user/loquet/">
          <Translate
            id="site.home.identityApp.guide"
            description="Card for Loquet: link to its guide">
            Guide de Loquet
          </Translate>
        </Link>
      </Card>
    </ul>
  );
}

interface CardProps {
  readonly to: string;
  /** Path data of a 24 × 24 line icon. */
  readonly icon: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The home of the guide, or the notice that the card leaves the site. */
  readonly children: ReactNode;
}

function Card({to, icon, title, text, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
      <h3 className={styles.title}>
        <Link className={styles.link} to={to}>
          {title}
        </Link>
      </h3>
      <p className={styles.text}>{text}</p>
      {children}
    </li>
  );
}
