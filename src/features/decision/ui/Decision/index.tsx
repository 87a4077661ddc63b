import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  answersOf,
  CASE,
  DECISION_ID,
  DECISION_PAGES,
  type Answer,
  type DecisionGuide,
  type Question,
} from '@site/src/site/decision';
import clsx from 'clsx';
import {useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import {reveal} from '../../../../ui/reveal';
import CardOf from './Card';
import styles from './styles.module.css';

interface Props {
  readonly guide: DecisionGuide;
  readonly decision: Question;
}

/**
 * “What happened?”: one question at a time, named by the address, up to a card. Without scripts, and on paper, the same
 * text as boxes in boxes.
 */
export default function Decision({guide, decision}: Props): ReactNode {
  const {search} = useLocation();
  const named = new URLSearchParams(useIsBrowser() ? search : '').get(CASE) ?? '';
  const answers = answersOf(decision, named);
  const {box, heading} = useShown(answers.map(({id}) => id).join('.'));
  const {choose, back} = useSteps(answers);
  const isUser = guide === 'user';
  return (
    <section ref={box} className={styles.decision} data-decision="" aria-labelledby={DECISION_ID}>
      {answers.length > 0 && (
        <button type="button" className={`clean-btn ${styles.back}`} onClick={back}>
          <Translate id="site.decision.back" description="Button">
            Question précédente
          </Translate>
        </button>
      )}
      <h2
        id={DECISION_ID}
        ref={answers.length === 0 ? heading : undefined}
        tabIndex={-1}
        className={answers.length > 0 ? styles.away : undefined}>
        {decision.question}
      </h2>
      <Answers all={decision.answers} chosen={answers} choose={choose} heading={heading} />
      <p className={clsx(styles.other, answers.length > 0 && styles.away)}>
        <Link to={DECISION_PAGES[isUser ? 'administrateur' : 'user']}>
          {isUser
            ? translate({
                id: 'site.decision.administrator',
                message: 'Vous êtes administrateur\u202F?',
                description: 'Link to the questions for administrators',
              })
            : translate({
                id: 'site.decision.user',
                message: 'Vous n’êtes pas administrateur\u202F?',
                description: 'Link to the questions for users',
              })}
        </Link>
      </p>
    </section>
  );
}

interface AnswersProps {
  readonly all: readonly Answer[];
  /** The answers given, from this question on. */
  readonly chosen: readonly Answer[];
  readonly choose: (ids: readonly string[]) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Answers({all, chosen: [given, ...below], choose, heading}: AnswersProps): ReactNode {
  const isCurrent = below.length === 0;
  return (
    <ul>
      {all.map((answer) => {
        const {id, title, hint} = answer;
        const isGiven = answer === given;
        const isQuestion = 'answers' in answer;
        return (
          <li key={id} className={given && !isGiven ? styles.away : undefined}>
            <details open={isGiven}>
              {/* It takes the focus and its keys. */}
              <summary
                className={isGiven ? styles.away : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  choose([id]);
                }}>
                <b>{title}</b>
                {hint !== undefined && <small>{hint}</small>}
              </summary>
              {(isQuestion || isGiven) && (
                <h2
                  ref={isGiven && isCurrent ? heading : undefined}
                  tabIndex={-1}
                  className={clsx(
                    isGiven && !isCurrent && styles.away,
                    !isQuestion && styles.title,
                  )}>
                  {isQuestion ? answer.question : title}
                </h2>
              )}
              {isQuestion ? (
                <Answers
                  all={answer.answers}
                  chosen={isGiven ? below : []}
                  choose={(ids) => choose([id, ...ids])}
                  heading={heading}
                />
              ) : (
                <CardOf {...answer} />
              )}
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** Changes of the address: an answer is a step that Back of the browser undoes too. */
function useSteps(answers: readonly Answer[]) {
  const history = useHistory<{readonly isStep?: boolean} | undefined>();
  const addressOf = (ids: readonly string[]) => {
    const search = new URLSearchParams(history.location.search);
    if (ids.length > 0) {
      search.set(CASE, ids.join('.'));
    } else {
      search.delete(CASE);
    }
    return {pathname: history.location.pathname, search: search.toString()};
  };
  return {
    choose: (ids: readonly string[]) => history.push({...addressOf(ids), state: {isStep: true}}),
    back: () => {
      if (history.location.state?.isStep) {
        history.goBack();
      } else {
        history.replace(addressOf(answers.slice(0, -1).map(({id}) => id)));
      }
    },
  };
}

/** The question that is shown takes the focus; the box keeps the height of the first one, so that nothing below moves. */
function useShown(shown: string) {
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef('');
  const height = useRef(0);
  useLayoutEffect(() => {
    if (box.current) {
      box.current.style.minHeight = shown === '' ? '' : `${height.current}px`;
      height.current = shown === '' ? box.current.offsetHeight : height.current;
    }
  }, [shown]);
  useEffect(() => {
    const isAsked = shown !== before.current;
    before.current = shown;
    // A card's link may lead to a section of its own page.
    if (box.current && isAsked && !location.hash) {
      reveal(box.current);
      box.current.scrollIntoView({block: 'nearest'});
      heading.current?.focus({preventScroll: true});
    }
  }, [shown]);
  return {box, heading};
}
