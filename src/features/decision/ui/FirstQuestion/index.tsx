import Link from '@docusaurus/Link';
import first from '@generated/decisions/default/first.json';
import {CASE, DECISION_ID, DECISION_PAGES} from '@site/src/site/decision';
import type {ReactNode} from 'react';
import styles from '../Decision/styles.module.css';

/** The first question of “What happened?”; its answers lead to the page that asks on. */
export default function FirstQuestion(): ReactNode {
  return (
    <section className={styles.decision} data-decision="" aria-labelledby={DECISION_ID}>
      <h2 id={DECISION_ID}>{first.question}</h2>
      <ul>
        {first.answers.map(({id, title, hint}) => (
          <li key={id}>
            <Link to={`${DECISION_PAGES.user}?${CASE}=${id}`}>
              <b>{title}</b>
              {hint !== undefined && <small>{hint}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
