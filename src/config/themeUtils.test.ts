import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {replacementsOf} from './testing';
import {themeUtils} from './themeUtils';

test('the theme’s hooks, by the name that its parts call them by, are replaced by ours', () => {
  const replaced = replacementsOf(themeUtils());
  expect(replaced).toHaveLength(1);
  const [[hooks, file] = [/^$/, '']] = replaced;
  const theme = path.dirname(require.resolve('@docusaurus/theme-common/internal'));
  const menu = readFileSync(path.join(theme, 'contexts/navbarSecondaryMenu/content.js'), 'utf8');
  const [, request = ''] = /useShallowMemoObject \} from '(.+)'/.exec(menu) ?? [];
  expect(request).toMatch(hooks);
  // Ours takes the rest from the theme’s.
  const ours = readFileSync(file, 'utf8');
  const [, original = ''] = /export \* from '(.+)'/.exec(ours) ?? [];
  expect(original).not.toMatch(hooks);
  expect(path.resolve(path.dirname(file), original)).toBe(path.join(theme, 'utils/reactUtils.js'));
});
