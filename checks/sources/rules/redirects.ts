import {REDIRECTS} from '../../../redirects';
import {redirectFaults, type Redirects} from '../../../src/site/redirects';
import type {Sources} from '../../../src/content/load';
import {REDIRECTS_FILE} from '../../../src/content/places';
import type {Finding} from '../../finding';

/** Each old address redirects to an existing page, in one step. */
export function redirects({files, pageOfAddress}: Sources, list: Redirects = REDIRECTS): Finding[] {
  const lines = (files.get(REDIRECTS_FILE) ?? '').split('\n');
  return redirectFaults(list, pageOfAddress.keys()).map(({from, message}) => ({
    file: REDIRECTS_FILE,
    line: Math.max(1, lines.findIndex((line) => line.includes(`'${from}':`)) + 1),
    message,
  }));
}
