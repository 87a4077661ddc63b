import type {Sources} from '../../src/content/load';
import type {Finding} from '../finding';

export function orphans({pages, pageOfFile}: Sources): Finding[] {
  return pages
    .filter(({source}) => !pageOfFile.has(source))
    .map(({file, source}) => ({
      file,
      line: 1,
      message: `translates ${source}, which does not exist → rename or delete it`,
      follows: source,
      source: {
        file: source,
        line: 1,
        message:
          'is gone, but its translations are there → restore it, or rename or delete them too',
      },
    }));
}
