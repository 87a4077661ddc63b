import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {LINKS} from '@site/src/site/brand';
import type {ReactNode} from 'react';
import Icon from '../Icon';
import type {IconName} from '../../site/icons';
import styles from './styles.module.css';

/** The four ways in (specification §1): plain links, usable without JavaScript. */
export default function HomeCards(): ReactNode {
  return (
    <section aria-labelledby="home-cards">
      <h2 id="home-cards" className="margin-bottom--md">
        <Translate id="site.home.cards" description="Heading of the cards">
          Par où commencer
        </Translate>
      </h2>
      <ul className={`clean-list ${styles.cards}`}>
        <Card
          to="/docs/user/havre/connect"
          guide="/docs/user/"
          icon="arch"
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
          <Translate id="site.home.user.guide" description="Card for users: link to their guide">
            Guide utilisateur
          </Translate>
        </Card>
        <Card
          to="/docs/administrateur/start/getting-started"
          guide="/docs/administrateur/"
          icon="helm"
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
          <Translate
            id="site.home.administrator.guide"
            description="Card for administrators: link to their guide">
            Guide administrateur
          </Translate>
        </Card>
        <Card
          to={LINKS.developers}
          icon="boat"
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
          <Translate
            id="site.home.developer.notice"
            description="Card for developers: it leaves the site">
            Site externe, nouvel onglet
          </Translate>
        </Card>
        <Card
          to="/docs/user/loquet/install-loquet"
          guide="/docs/user/loquet/"
          icon="latch"
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
          <Translate
            id="site.home.identityApp.guide"
            description="Card for Loquet: link to its guide">
            Guide de Loquet
          </Translate>
        </Card>
      </ul>
    </section>
  );
}

interface CardProps {
  readonly to: string;
  /** The home of the guide; none for a card that leaves the site. */
  readonly guide?: string;
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The name of the guide, or the notice that the card leaves the site. */
  readonly children: ReactNode;
}

function Card({to, guide, icon, title, text, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Icon className={styles.icon} name={icon} />
      <h3 className="margin-bottom--sm">
        <Link className={styles.link} to={to}>
          {title}
        </Link>
      </h3>
      <p className="margin-bottom--none">{text}</p>
      {guide ? (
        <Link className={styles.guide} to={guide}>
          {children}
        </Link>
      ) : (
        <p className={styles.notice}>{children}</p>
      )}
    </li>
  );
}
