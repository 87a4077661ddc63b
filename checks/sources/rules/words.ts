import {placeOf} from '../../../src/content/places';
import type {SourceText} from '../../../src/content/load';
import {everyMatch, everyText} from '../../rule';
import {EVERYWHERE, WORDS} from '../../words/lists';

export const forbiddenWords = everyText((text) => {
  const {use, useInTitles} = WORDS[text.locale];
  const checked = {...text, text: withoutAllowed(text)};
  return [EVERYWHERE.use, use, ...(text.isTitle ? [useInTitles] : [])]
    .flatMap((words) => [...words])
    .flatMap(([right, patterns]) =>
      patterns.flatMap((pattern) =>
        everyMatch(checked, pattern, ([word]) => `“${word}” → ${right}`),
      ),
    );
});

/** Blanks allowed phrases; offsets stay the same. */
function withoutAllowed({text, locale, file}: SourceText): string {
  const source = placeOf(file)?.source ?? file;
  return [EVERYWHERE, WORDS[locale]]
    .flatMap(({except, exceptOnPages}) => [
      except,
      ...[...exceptOnPages].filter(([page]) => source.endsWith(page)).map(([, phrases]) => phrases),
    ])
    .flatMap((phrases) => [...phrases.values()].flat())
    .reduce((rest, phrase) => rest.replace(phrase, (found) => ' '.repeat(found.length)), text);
}
