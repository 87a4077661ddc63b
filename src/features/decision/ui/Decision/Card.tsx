import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Card} from '@site/src/site/decision';
import type {ReactNode} from 'react';

/** The end of a decision: the first step, its time, what it costs, the section with the rest. */
export default function CardOf({card: {step, time, cost, link}}: {readonly card: Card}): ReactNode {
  return (
    <>
      <dl>
        <dt>
          {translate({
            id: 'site.decision.step',
            message: 'D’abord',
            description: 'Name of the first step of an answer',
          })}
        </dt>
        <dd>
          <Runs runs={step} />
        </dd>
        <dt>
          {translate({
            id: 'site.decision.time',
            message: 'Délai',
            description: 'Name of the time that an answer takes',
          })}
        </dt>
        <dd>{time}</dd>
        <dt>
          {translate({
            id: 'site.decision.cost',
            message: 'À savoir',
            description: 'Name of what an answer costs, or asks for later',
          })}
        </dt>
        <dd>
          <Runs runs={cost} />
        </dd>
      </dl>
      <p>
        <Link className="button button--primary" to={link.to}>
          {link.text}
        </Link>
      </p>
    </>
  );
}

/** Texts of which every second one is bold. */
function Runs({runs}: {readonly runs: readonly string[]}): ReactNode {
  return runs.map((run, index) =>
    index % 2 === 0 ? <span key={index}>{run}</span> : <strong key={index}>{run}</strong>,
  );
}
