import {ALLOWED_PHRASES, FORBIDDEN_WORDS} from '../forbiddenWords';
import {placeOf} from '../../../src/content/places';
import {everyMatch, everyText} from '../../rule';
import type {SourceText} from '../../../src/content/load';

export const forbiddenWords = everyText((text) => {
  const checked = withoutAllowed(text);
  return FORBIDDEN_WORDS[text.locale]
    .filter(([, , where]) => where !== 'titles' || text.isTitle)
    .flatMap(([pattern, use]) =>
      everyMatch({...text, text: checked}, pattern, ([word]) => `“${word}” → ${use}`),
    );
});

/** Blanks allowed phrases; offsets stay the same. */
function withoutAllowed({text, locale, file}: SourceText): string {
  const source = placeOf(file)?.source ?? file;
  return ALLOWED_PHRASES[locale]
    .filter(([, , pages]) => !pages || pages.some((page) => source.endsWith(page)))
    .reduce((rest, [phrase]) => rest.replace(phrase, (found) => ' '.repeat(found.length)), text);
}
