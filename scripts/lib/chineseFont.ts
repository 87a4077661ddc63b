import type {Page} from '@playwright/test';
import {mermaidSettings} from '../../src/features/diagrams/node/settings';

/** True when a browser draws Chinese signs at their width: the box of a missing glyph is narrower. */
export async function hasChineseFont(page: Page): Promise<boolean> {
  const width = await page.evaluate(
    (font) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) {
        return 0;
      }
      context.font = `100px ${font}`;
      return context.measureText('汉').width;
    },
    String(mermaidSettings('light', 'wide').fontFamily),
  );
  return Math.abs(width - 100) <= 2;
}
