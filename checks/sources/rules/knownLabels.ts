import {readCatalogue} from '../../../src/content/catalogue';
import type {Sources} from '../../../src/content/load';
import {isFrench, type Prose} from '../../../src/content/page';
import type {Finding} from '../../finding';
import {labelsFile, labelsIn} from '../../translations/labels';

const CATALOGUE = labelsFile('fr');

/** Bold words of the French pages that look like labels of the product. */
const NO_LABELS: ReadonlySet<string> = new Set([
  'Ne modifiez pas un fichier exporté',
  // Labels of this site.
  'Changer',
  'Effacer les pages récentes',
  'Indiquer son adresse',
  'Modifier cette page',
  'Oublier',
  'Page en Markdown',
  'Signaler ce que vous cherchiez',
  'Signaler un problème sur cette page',
]);

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
        .filter((label) => !labels.has(label) && !NO_LABELS.has(label))
        .map((label) => ({
          file,
          line: run.line,
          follows: CATALOGUE,
          message: `**${label}** is no label of ${CATALOGUE} → write the label as it is there, or add it in the four languages; words that are no label go into NO_LABELS of checks/sources/rules/knownLabels.ts`,
        })),
    ),
  );
}

/** Labels start with a capital; other bold text is emphasis, sentences, or the first words of a paragraph. */
function isLabel(bold: string, {text, bold: [first = '']}: Prose): boolean {
  const opensRun = bold === first && bold !== text && text.startsWith(bold.split(' ')[0]!);
  return bold.includes(' › ') || (/^\p{Lu}/u.test(bold) && !bold.endsWith('.') && !opensRun);
}
