import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DECISION_FILE, readDecision} from '../../../content/decision';
import {placeOf, fileIn} from '../../../content/places';
import {loadedManual, sourceFile} from '../../../content/plugins/loaded';
import {DECISION_PAGES, type Answer} from '../../../site/decision';
import {toLocale} from '../../../site/locales';

/** Writes the decisions of the locale for the pages that show them (`src/site/generated.d.ts`). */
export function decisions({siteDir, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  const guides = Object.keys(DECISION_PAGES).map((guide) => ({
    guide,
    file: path.join(siteDir, fileIn(`docs/${guide}/${DECISION_FILE}`, locale)),
  }));
  return {
    name: 'decisions',
    getPathsToWatch: () => guides.map(({file}) => file),
    async allContentLoaded({allContent, actions}) {
      const addresses = new Map(
        loadedManual(allContent)
          .flatMap(({docs}) => docs)
          .map(({source, permalink}) => [placeOf(sourceFile(source))?.source, permalink]),
      );
      const published = (answer: Answer): Answer => {
        if ('answers' in answer) {
          return {...answer, answers: answer.answers.map(published)};
        }
        const to = answer.to.replace(/^[^#]*/, (file) => addresses.get(`docs${file}`) ?? file);
        return {...answer, to};
      };
      for (const {guide, file} of guides) {
        const {decision} = readDecision(readFileSync(file, 'utf8'));
        await actions.createData(`${guide}.json`, {
          ...decision,
          answers: decision.answers.map(published),
        });
        if (guide === 'user') {
          const answers = decision.answers.map(({id, title, hint}) => ({id, title, hint}));
          await actions.createData('first.json', {...decision, answers});
        }
      }
    },
  };
}
