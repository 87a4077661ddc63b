import {perLocale} from '../../src/site/locales';
import {readWords} from './read';
import {EVERY_LANGUAGE, LANGUAGE} from './schema';

export const WORDS = perLocale((locale) => readWords(locale, LANGUAGE));

export const EVERYWHERE = readWords('all', EVERY_LANGUAGE);
