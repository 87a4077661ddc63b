import type {List, Nodes, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Answer, Card, Question} from '../site/decision';
import type {Fault} from './failure';
import {headingId, parseMarkdown} from './page';

/** The partial of a guide that holds its decision. */
export const DECISION_FILE = '_what-happened.md';

/** With the way to the first question, a card is five taps away at most. */
const MOST_LEVELS = 4;
const MOST_ANSWERS = 5;

/**
 * Reads a decision: a question, then its answers as a list. Below an answer stands the next question with its list, or
 * a card: the first step; its *time* and what it costs; a link.
 *
 * @returns the decision without its faulty answers
 */
export function readDecision(text: string): {decision: Question; faults: Fault[]} {
  const faults: Fault[] = [];
  const fault = (line: number, message: string) => void faults.push({line, message});
  return {decision: question(parseMarkdown(text).children, 1, 1), faults};

  function question(nodes: readonly Nodes[], line: number, level: number): Question {
    const [asked, list, ...others] = nodes;
    if (asked?.type !== 'paragraph' || list?.type !== 'list' || others.length > 0) {
      fault(line, 'a question is a paragraph and a list of answers → write both, and nothing else');
      return {question: '', answers: []};
    }
    const {length} = list.children;
    if (level > MOST_LEVELS) {
      fault(line, `a question after ${level - 1} answers → let ${MOST_LEVELS} lead to a card`);
    } else if (length > MOST_ANSWERS) {
      fault(line, `a question of ${length} answers → at most ${MOST_ANSWERS}: put some behind one`);
    }
    return {question: toString(asked), answers: answers(list, level)};
  }

  function answers({children}: List, level: number): Answer[] {
    const ids = new Set<string>();
    return children.flatMap((item): Answer[] => {
      const [first, ...below] = item.children;
      const line = item.position!.start.line;
      const id = first?.type === 'paragraph' ? headingId(first) : undefined;
      if (first?.type !== 'paragraph' || id === undefined || ids.has(id)) {
        fault(line, 'an answer without an id of its own → end its line with {/* #id */}');
        return [];
      }
      ids.add(id);
      const hint = first.children.find(({type}) => type === 'emphasis');
      const title = first.children.slice(0, hint ? first.children.indexOf(hint) : -1);
      const next = below.some(({type}) => type === 'list')
        ? question(below, line, level + 1)
        : card(below, line);
      return next ? [{id, title: textOf(title), ...(hint && {hint: toString(hint)}), ...next}] : [];
    });
  }

  function card(nodes: readonly Nodes[], line: number): Card | undefined {
    const [step, about, way] = nodes.map(contentOf);
    const [time, ...cost] = about ?? [];
    const [link] = way ?? [];
    if (!step?.length || time?.type !== 'emphasis' || link?.type !== 'link' || nodes.length > 3) {
      fault(
        line,
        'a card is three paragraphs: the first step; *its time* and what it costs; a link → write them',
      );
      return undefined;
    }
    return {
      step: textOf(step),
      time: toString(time),
      cost: textOf(cost),
      link: toString(link),
      to: link.url,
    };
  }
}

function contentOf(node: Nodes): readonly PhrasingContent[] {
  return node.type === 'paragraph' ? node.children : [];
}

/** Text with its labels between `**`. */
function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => (node.type === 'strong' ? `**${toString(node)}**` : toString(node)))
    .join('')
    .trim();
}
