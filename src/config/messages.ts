import type {Locale} from '../site/locales';

/**
 * A text of the site's components, for what is written while building.
 *
 * @param messages of the language; French has in `i18n/fr` those that are asked for here
 * @throws where the catalogue of the language does not hold the text
 */
export function messageOf(
  messages: Readonly<Record<string, string>>,
  id: string,
  locale: Locale,
): string {
  const message = messages[id];
  if (message === undefined) {
    throw new Error(
      `There is no text "${id}" for what is written while building: add it to i18n/${locale}/code.json.`,
    );
  }
  return message;
}
