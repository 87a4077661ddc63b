/** “What happened?”: one question at a time, up to a card with the first thing to do (`_what-happened.md` of the guides). */
export interface Question {
  readonly question: string;
  readonly answers: readonly Answer[];
}

/** An answer leads to the next question, or to a card. */
export type Answer = FirstAnswer & (Question | Card);

export interface FirstAnswer {
  readonly id: string;
  readonly title: string;
  /** One line under the title. */
  readonly hint?: string;
}

/** Labels in its texts stand between `**`. */
export interface Card {
  /** The first thing to do. */
  readonly step: string;
  readonly time: string;
  readonly cost: string;
  /** Text of the link to the section. */
  readonly link: string;
  readonly to: string;
}

/** Guides that have a decision, and the page of each that shows it. */
export const DECISION_PAGES = {
  user: '/docs/user/help',
  administrateur: '/docs/administrateur/support',
};

export type DecisionGuide = keyof typeof DECISION_PAGES;

/** Id of its heading. */
export const DECISION_ID = 'what-happened';

/** Key in the address of a page: `?case=stolen.only-device`. */
export const CASE = 'case';

/** The answers that a case names, from the first; none where it names no answer of the decision. */
export function answersOf(decision: Question, named: string): Answer[] {
  const answers: Answer[] = [];
  let next: Question | Card = decision;
  for (const id of named.split('.')) {
    const answer: Answer | undefined =
      'answers' in next ? next.answers.find((each) => each.id === id) : undefined;
    if (!answer) {
      return [];
    }
    answers.push(answer);
    next = answer;
  }
  return answers;
}

/** Each card by its case. */
export function cardsOf({answers}: Question, above: readonly string[] = []): [string, Card][] {
  return answers.flatMap((answer): [string, Card][] => {
    const ids = [...above, answer.id];
    return 'answers' in answer ? cardsOf(answer, ids) : [[ids.join('.'), answer]];
  });
}
