import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import latest from '@generated/releases/default/latest.json';
import type {ReactNode} from 'react';
import LocalDate from '../LocalDate';
import styles from './styles.module.css';

export default function HomeReleases(): ReactNode {
  return (
    <section aria-labelledby="home-releases">
      <h2 id="home-releases" className="margin-bottom--md">
        <Translate id="site.home.releases" description="Heading">
          Dernières versions
        </Translate>
      </h2>
      <ul className={`clean-list ${styles.releases}`}>
        {latest.map(({history, title, permalink, date, description}) => (
          <li key={history} className={styles.release}>
            <b>
              <Link to={permalink}>{title}</Link>
            </b>
            <LocalDate className="quiet" date={date} />
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
