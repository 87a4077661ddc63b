/** “What happened?”: one question at a time, up to a card with the first thing to do (`_what-happened.md` of the guides). */
export interface Question {
  readonly question: string;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly id: string;
  readonly title: string;
  /** One line under the title. */
  readonly hint?: string;
  readonly next: Question | Card;
}

/** Texts alternate: every second run is bold. */
export interface Card {
  /** The first thing to do. */
  readonly step: readonly string[];
  readonly time: string;
  readonly cost: readonly string[];
  readonly link: {readonly text: string; readonly to: string};
}

/** Guides that have a decision, and the page of each that shows it. */
export const DECISION_PAGES = {
  user: '/docs/user/help',
  administrateur: '/docs/administrateur/support',
};

export type DecisionGuide = keyof typeof DECISION_PAGES;

/** Key in the address of a page: `?case=stolen.only-device`. */
export const CASE = 'case';

/** The answers that a case names, from the first; none where it names no answer of the decision. */
export function answersOf(decision: Question, named: string): Answer[] {
  const answers: Answer[] = [];
  let next: Question | Card | undefined = decision;
  for (const id of named.split('.')) {
    const answer: Answer | undefined =
      next && 'answers' in next ? next.answers.find((each) => each.id === id) : undefined;
    if (!answer) {
      return [];
    }
    answers.push(answer);
    next = answer.next;
  }
  return answers;
}

/** The case of each card, with its card. */
export function cardsOf({answers}: Question, above: readonly string[] = []): [string, Card][] {
  return answers.flatMap(({id, next}): [string, Card][] => {
    const ids = [...above, id];
    return 'answers' in next ? cardsOf(next, ids) : [[ids.join('.'), next]];
  });
}
