import {expect, test} from 'vitest';
import {weightOf} from './bytes';

test('files that were sent are weighed by kind, the typeface apart', () => {
  const sent = new Map([
    ['/', 1],
    ['/docs/user/', 2],
    ['/havre/havre/version/4.0', 4],
    ['/assets/js/main.1.js', 8],
    ['/assets/js/page.2.js', 16],
    ['/assets/css/styles.css', 32],
    ['/img/logo.svg', 64],
    ['/assets/fonts/face.woff2', 128],
  ]);
  expect(weightOf(sent)).toEqual({
    ...{all: 127, HTML: 7, JavaScript: 24, CSS: 32},
    ...{'pictures and icons': 64, typeface: 128},
  });
});
