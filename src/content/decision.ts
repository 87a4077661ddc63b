import type {List, ListItem, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Answer, Card, Question} from '../site/decision';
import {headingId, parseMarkdown} from './page';

/** The partial of a guide that holds its decision. */
export const DECISION_FILE = '_what-happened.md';

/** One tap on the site's name, then the answers: a card is five taps away at most. */
const MOST_ANSWERS = 5;
const MOST_LEVELS = 4;

/** A fault of a partial: "what is wrong → what to do". */
export interface DecisionFault {
  readonly line: number;
  readonly message: string;
}

/**
 * Reads a decision: a question, then its answers as a list. Below an answer stands the next question with its list, or
 * a card: the first step, the *time* and what it costs, a link.
 *
 * @returns `decision` without the parts that are faulty
 */
export function readDecision(text: string): {decision: Question; faults: DecisionFault[]} {
  const faults: DecisionFault[] = [];
  return {decision: question(parseMarkdown(text), 1), faults};

  function question({children, position}: Root | ListItem, level: number): Question {
    const [asked, list, ...others] = children.slice(level === 1 ? 0 : 1);
    const line = position?.start.line ?? 1;
    if (asked?.type !== 'paragraph' || list?.type !== 'list' || others.length > 0) {
      fault(
        line,
        'a question needs a paragraph, then a list of answers, and nothing else → write both',
      );
      return {question: '', answers: []};
    }
    if (list.children.length > MOST_ANSWERS || level > MOST_LEVELS) {
      fault(
        list.position!.start.line,
        level > MOST_LEVELS
          ? `a question after ${level - 1} answers → at most ${MOST_LEVELS} answers lead to a card`
          : `a question of ${list.children.length} answers → at most ${MOST_ANSWERS}: put some behind one answer`,
      );
    }
    return {question: toString(asked), answers: answersOf(list, level)};
  }

  function answersOf({children}: List, level: number): Answer[] {
    const ids = new Set<string>();
    return children.flatMap((item): Answer[] => {
      const [first] = item.children;
      const line = item.position!.start.line;
      const id = first?.type === 'paragraph' ? headingId(first) : undefined;
      if (first?.type !== 'paragraph' || id === undefined || ids.has(id)) {
        fault(line, 'an answer without an id of its own → end its line with {/* #id */}');
        return [];
      }
      ids.add(id);
      const hint = first.children.find(({type}) => type === 'emphasis');
      const title = first.children.slice(0, hint ? first.children.indexOf(hint) : -1);
      const isQuestion = item.children.some(({type}) => type === 'list');
      const next = isQuestion ? question(item, level + 1) : card(item, line);
      return next ? [{id, title: titleOf(title), ...(hint && {hint: toString(hint)}), next}] : [];
    });
  }

  function card({children}: ListItem, line: number): Card | undefined {
    const [, step, time, way, ...others] = children;
    const timed = contentOf(time)[0];
    const link = contentOf(way)[0];
    if (
      !isParagraph(step) ||
      !isParagraph(time) ||
      timed?.type !== 'emphasis' ||
      link?.type !== 'link' ||
      contentOf(way).length > 1 ||
      others.length > 0
    ) {
      fault(
        line,
        'a card needs three paragraphs: the first step; *its time* and what it costs; a link to the section → write them',
      );
      return undefined;
    }
    return {
      step: runs(step.children),
      time: toString(timed),
      cost: runs(time.children.slice(1)),
      link: {text: toString(link), to: link.url},
    };
  }

  function fault(line: number, message: string): void {
    faults.push({line, message});
  }
}

/** Every second run is bold. */
function runs(nodes: readonly PhrasingContent[]): string[] {
  const result = [''];
  for (const node of nodes) {
    if (node.type === 'strong') {
      result.push(toString(node), '');
    } else {
      result[result.length - 1] += toString(node);
    }
  }
  return result.map((run, index) => (index === 0 ? run.trimStart() : run));
}

function titleOf(nodes: readonly PhrasingContent[]): string {
  return toString({type: 'paragraph', children: nodes as PhrasingContent[]}).trim();
}

function isParagraph(node: Nodes | undefined): node is Paragraph {
  return node?.type === 'paragraph';
}

function contentOf(node: Nodes | undefined): readonly PhrasingContent[] {
  return isParagraph(node) ? node.children : [];
}
