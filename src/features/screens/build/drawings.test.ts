import {expect, test} from 'vitest';
import {DRAWINGS, type Filling} from './drawings';
import {SCREEN_IDS} from './texts';

/** Says keys instead of words, so that a changed label changes no drawing here. */
const KEYS: Filling = {
  label: (key) => key,
  word: (key) => key,
};

// After a change that is meant: look at the pages with the drawing, then `npx vitest run src/features/screens/build -u`.
test.each(SCREEN_IDS)('the drawing “%s” is the one that was last looked at', (id) => {
  const {title, panels} = DRAWINGS[id];
  expect([title, ...panels(KEYS)].join('\n').replace(/></g, '>\n<')).toMatchSnapshot();
});
