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
  expect(weightOf(sent)).toEqual({html: 7, js: 24, css: 32, other: 64, all: 127, typeface: 128});
});
