import {toLocale, type Locale} from '../site/locales';

/**
 * The locale being built.
 *
 * Docusaurus evaluates the configuration once per locale and names it in an environment variable, which is the string
 * "undefined" in a plain `docusaurus start` and absent in `write-translations`.
 */
export function currentLocale(env: NodeJS.ProcessEnv = process.env): Locale {
  return toLocale(env.DOCUSAURUS_CURRENT_LOCALE);
}
