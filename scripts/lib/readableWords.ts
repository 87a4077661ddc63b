/** Imported first: where a file of words is damaged, one sentence instead of a stack. */
import {readWords} from '../../checks/words/read';
import {EVERY_LANGUAGE, LANGUAGE} from '../../checks/words/schema';
import {LOCALES} from '../../src/site/locales';
import {orRefuse} from './repository';

orRefuse(() => readWords('all', EVERY_LANGUAGE));
LOCALES.forEach((locale) => orRefuse(() => readWords(locale, LANGUAGE)));
