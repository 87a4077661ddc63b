import {REDIRECTS} from '../../../redirects';
import {HISTORIES} from '../../../src/site/collections';
import {redirectFaults, type Redirects} from '../../../src/site/redirects';
import type {Sources} from '../../../src/content/load';
import {sectionsOf} from '../../../src/content/published';
import {REDIRECTS_FILE} from '../../../src/content/places';
import type {Finding} from '../../finding';

/** Each old address, of a page or a section, redirects to an existing one, in one step. */
export function redirects({files, pageOfAddress}: Sources, list: Redirects = REDIRECTS): Finding[] {
  const lines = (files.get(REDIRECTS_FILE) ?? '').split('\n');
  const sectionsAt = (address: string): string[] | undefined => {
    const page = pageOfAddress.get(address);
    return page?.failure ? undefined : page && sectionsOf(page);
  };
  const histories = HISTORIES.map(({slug}) => `/${slug}`);
  return redirectFaults(list, [...pageOfAddress.keys(), ...histories], sectionsAt).map(
    ({from, message}) => ({
      file: REDIRECTS_FILE,
      line: Math.max(1, lines.findIndex((line) => line.includes(`'${from}':`)) + 1),
      message,
    }),
  );
}
