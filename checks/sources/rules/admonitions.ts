import {at, everyPage} from '../../rule';

/** The types that the theme supports (blueprint §0). */
const TYPES = ['caution', 'danger', 'info', 'note', 'tip', 'warning'];

/** Every admonition has a known type and a title in brackets, and is closed. */
export const admonitions = everyPage((page) => [
  ...page.admonitions.flatMap(({line, type, title, isClosed}) =>
    [
      TYPES.includes(type)
        ? undefined
        : `unknown admonition ":::${type}" → use ${TYPES.join(', ')}`,
      title ? undefined : `admonition without title → write :::${type}[Title]`,
      isClosed ? undefined : 'admonition that is not closed → add ::: on a line of its own',
    ].flatMap((message) => at(line, message)),
  ),
  // Syntax that was not parsed as an admonition stays in the text.
  ...page.prose
    .filter(({text}) => /^:::/m.test(text))
    .map(({line, text}) => ({
      line,
      message: `"${text.split('\n')[0]}" would be printed as text → write :::type[Title] and ::: with blank lines around`,
    })),
]);
