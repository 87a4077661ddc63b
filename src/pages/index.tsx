import {translate} from '@docusaurus/Translate';
import decision from '@generated/decisions/default/user.json';
import Decision from '@site/src/features/decision/ui/Decision';
import SearchButton from '@site/src/features/search/ui/SearchButton';
import Harbour from '@site/src/ui/Harbour';
import HomeCards from '@site/src/ui/HomeCards';
import HomeHero from '@site/src/ui/HomeHero';
import HomeReleases from '@site/src/ui/HomeReleases';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';

export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'site.home.title',
        message: 'Documentation de Havre et Loquet',
        description: 'Title of the home page in the browser and in search engines',
      })}
      description={translate({
        id: 'site.home.description',
        message:
          'Le manuel de Havre pour les utilisateurs et les administrateurs d’un Space, celui de Loquet, la clé personnelle, et l’historique de toutes les versions.',
        description: 'Description of the home page for search engines',
      })}>
      <main className={`container ${styles.page}`}>
        <HomeHero className={styles.hero}>
          <SearchButton />
        </HomeHero>
        <Decision guide="user" decision={decision} />
        <HomeCards />
        <Harbour className={styles.picture} />
        <HomeReleases />
      </main>
    </Layout>
  );
}
