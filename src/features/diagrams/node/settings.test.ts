import {expect, test} from 'vitest';
import {mermaidSettings} from './settings';

test('names a colour that tokens.css lacks', () => {
  expect(() => mermaidSettings('light', 'wide', ':root { --color-white: #fff; }')).toThrow(
    /^tokens\.css has no --color-night-500: add it, or change COLOURS/,
  );
  expect(() => mermaidSettings('dark', 'wide', '')).toThrow('--color-night-900');
});

test('each mode has its colours', () => {
  expect(mermaidSettings('light', 'wide').themeVariables).toMatchObject({background: '#fff'});
  expect(mermaidSettings('light', 'wide').theme).toBe('default');
  expect(mermaidSettings('dark', 'wide').theme).toBe('dark');
});
