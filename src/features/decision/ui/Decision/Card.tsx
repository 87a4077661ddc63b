import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Card} from '@site/src/site/decision';
import type {ReactNode} from 'react';

/** The end of a decision: the first step, its time, what it costs, the section with the rest. */
export default function CardOf({step, time, cost, link, to}: Card): ReactNode {
  return (
    <>
      <dl>
        <dt>
          <Translate id="site.decision.step" description="What to do first">
            D’abord
          </Translate>
        </dt>
        <dd>
          <Text text={step} />
        </dd>
        <dt>
          <Translate id="site.decision.time" description="How long it takes">
            Délai
          </Translate>
        </dt>
        <dd>{time}</dd>
        <dt>
          <Translate id="site.decision.cost" description="What it costs">
            À savoir
          </Translate>
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
