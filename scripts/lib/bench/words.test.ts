import {expect, test} from 'vitest';
import {articleText} from './words';

test('what is read of a page: its article, without navigation, drawings, cards and scripts', () => {
  const html =
    '<nav>Menu</nav><article class="x"><nav>Path</nav><h1>One</h1><p>tw<b>o</b> three</p>' +
    '<svg><text>No</text></svg><script>no()</script><figure data-screen><b>No</b></figure>' +
    '<section data-decision><p>No</p></section><br><ul><li>four</li><li>five</li></ul></article><footer>End</footer>';
  expect(articleText(html).split(/\s+/).filter(Boolean)).toEqual([
    'One',
    'two',
    'three',
    'four',
    'five',
  ]);
});
