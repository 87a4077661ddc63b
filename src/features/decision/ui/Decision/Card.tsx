import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Card} from '@site/src/site/decision';
import type {ReactNode} from 'react';

/** The end of a decision: the first step, its time, what it costs, the section with the rest. */
export default function CardOf({
  card: {step, time, cost, link, to},
}: {
  readonly card: Card;
}): ReactNode {
  return (
    <>
      <dl>
        <dt>
          {translate({
            id: 'site.decision.step',
            message: 'D’abord',
            description: 'What to do first',
          })}
        </dt>
        <dd>
          <Text text={step} />
        </dd>
        <dt>
          {translate({
            id: 'site.decision.time',
            message: 'Délai',
            description: 'How long it takes',
          })}
        </dt>
        <dd>{time}</dd>
        <dt>
          {translate({
            id: 'site.decision.cost',
            message: 'À savoir',
            description: 'What it costs',
          })}
        </dt>
        <dd>
          <Text text={cost} />
        </dd>
      </dl>
      <p>
        <Link className="button button--primary" to={to}>
          {link}
        </Link>
      </p>
    </>
  );
}

/** A text with its labels between `**`. */
function Text({text}: {readonly text: string}): ReactNode {
  return text
    .split('**')
    .map((run, index) =>
      index % 2 === 0 ? <span key={index}>{run}</span> : <strong key={index}>{run}</strong>,
    );
}
