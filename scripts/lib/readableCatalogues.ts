/** Imported first: where a catalogue is no JSON, one sentence instead of a stack. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../../src/content/load';
import {readJson} from '../../src/content/sourceError';
import {ROOT, orRefuse} from './repository';

for (const file of filesUnder(ROOT, 'i18n').filter((name) => name.endsWith('.json'))) {
  orRefuse(() => readJson(file, readFileSync(path.join(ROOT, file), 'utf8')));
}
