import {readCatalogue} from '../../../src/content/catalogue';
import type {Sources} from '../../../src/content/load';
import {isFrench, type Prose} from '../../../src/content/page';
import type {Finding} from '../../finding';
import {labelsFile, labelsIn} from '../../translations/labels';
import {WORDS} from '../../words/lists';

const CATALOGUE = labelsFile('fr');

/**
 * Every label on a French page is in the catalogue, so that a renamed one is noticed; facts.ts compares translations.
 */
export function knownLabels({pages, files}: Sources): Finding[] {
  const catalogue = readCatalogue(files, CATALOGUE);
  const labels = new Set([...catalogue.values()].map(({message}) => message));
  return pages.filter(isFrench).flatMap(({file, prose}) =>
    prose.flatMap((run) =>
      run.bold
        .filter((bold) => isLabel(bold, run))
        .flatMap(labelsIn)
        .filter((label) => !labels.has(label) && !WORDS.fr.noLabels.includes(label))
        .map((label) => ({
          file,
          line: run.line,
          follows: CATALOGUE,
          message: `**${label}** is no label of ${CATALOGUE} → write the label as it is there, or add it in the four languages; words that are no label go into noLabels of checks/words/fr.yml`,
        })),
    ),
  );
}

/** Labels start with a capital; other bold text is emphasis, sentences, or the first words of a paragraph. */
function isLabel(bold: string, {text, bold: [first = '']}: Prose): boolean {
  const opensRun = bold === first && bold !== text && text.startsWith(bold.split(' ')[0]!);
  return bold.includes(' › ') || (/^\p{Lu}/u.test(bold) && !bold.endsWith('.') && !opensRun);
}
