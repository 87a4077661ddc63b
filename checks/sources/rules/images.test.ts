import {expect, test} from 'vitest';
import {PAGE, findingsOf, manual} from '../../testing';
import {imageFiles} from './images';

test.each([
  ['/img/a.png', [`${PAGE}:9: there is no static/img/a.png → correct the address`]],
  [
    './a.png',
    [`${PAGE}:9: the image ./a.png is relative → write its address in static/, e.g. /img/x.png`],
  ],
  [
    'https://a.example/b.png',
    [expect.stringContaining(':9: the image https://a.example/b.png is on')],
  ],
  ['//a.example/b.png', [expect.stringContaining('another host, which the content security')]],
  ['/img/b.png', []],
])('an image at %s', async (url, found) => {
  const files = {[PAGE]: manual(`Un.\n\n![a](${url})`), 'static/img/b.png': ''};
  expect(await findingsOf(imageFiles, files)).toEqual(found);
});
