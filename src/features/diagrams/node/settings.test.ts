import {expect, test} from 'vitest';
import {mermaidSettings} from './settings';

test('names a colour that tokens.css lacks', () => {
  expect(() => mermaidSettings('light', ':root { --color-white: #fff; }')).toThrow(
    /^tokens\.css has no --color-night-500: add it, or change COLOURS/,
  );
  expect(() => mermaidSettings('dark', '')).toThrow('--color-night-900');
});

test('each mode has its colours', () => {
  expect(mermaidSettings('light').themeVariables).toMatchObject({background: '#fff'});
  expect(mermaidSettings('light').theme).toBe('default');
  expect(mermaidSettings('dark').theme).toBe('dark');
});
