import path from 'node:path';
import {DECISION_FILE, readDecision} from '../../../src/content/decision';
import {isFrench, type Page} from '../../../src/content/page';
import {CASE, DECISION_PAGES, answersOf, cardsOf} from '../../../src/site/decision';
import {at, everyPage, remembered, type PageFinding} from '../../rule';

export function isDecision({source}: Pick<Page, 'source'>): boolean {
  return path.posix.basename(source) === DECISION_FILE;
}

/** Read once: many links name a case. */
const decisionOf = remembered(({lines}: Page) => readDecision(lines.join('\n')));

/** Decisions are whole and the same in every language; what shows or names one finds it. */
export const decisions = everyPage((page, {pageOfFile}) => {
  if (page.failure) {
    return [];
  }
  if (isDecision(page)) {
    const {decision, faults} = decisionOf(page);
    const french = pageOfFile.get(page.source);
    const cases = casesOf(decision);
    const wanted = french && !isFrench(page) ? casesOf(decisionOf(french).decision) : cases;
    const differing = wanted.find((each, index) => each !== cases[index]) ?? cases[wanted.length];
    return faults.length > 0
      ? faults
      : at(
          1,
          differing &&
            `the case "${differing}" is not the same as in ${page.source} → give the answers the same ids in the same order`,
        );
  }
  return [...shownGuides(page), ...namedCases(page, pageOfFile)];
});

function casesOf(decision: Parameters<typeof cardsOf>[0]): string[] {
  return cardsOf(decision).map(([name]) => name);
}

function shownGuides({components}: Page): PageFinding[] {
  return components
    .filter(
      ({name, props}) => name === 'Decision' && !((props.get('guide') ?? '') in DECISION_PAGES),
    )
    .map(({line}) => ({
      line,
      message: `<Decision> of no guide → write guide="${Object.keys(DECISION_PAGES).join('" or guide="')}"`,
    }));
}

/** `/user/help.md?case=stolen.only-device` names an answer of the guide. */
function namedCases({links}: Page, pageOfFile: ReadonlyMap<string, Page>): PageFinding[] {
  return links.flatMap(({line, url}) => {
    const [, guide, named] = new RegExp(`^/(\\w+)/[^?#]*\\?${CASE}=([^#]*)`).exec(url) ?? [];
    const decision = named !== undefined && pageOfFile.get(`docs/${guide}/${DECISION_FILE}`);
    return named === undefined ||
      (decision && answersOf(decisionOf(decision).decision, named).length > 0)
      ? []
      : at(line, `the link ${url} names no answer of ${DECISION_FILE} → correct the case`);
  });
}
