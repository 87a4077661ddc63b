import type {Page} from '@playwright/test';
import {mermaidSettings} from '../../src/features/diagrams/build/settings';

/** How a machine gets a Chinese font. */
export const CHINESE_FONT = 'install one (Debian: apt-get install fonts-droid-fallback)';

/** Whether a browser draws Chinese signs as wide as readers see them: a square box for a missing one is narrower. */
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
    String(mermaidSettings('light').fontFamily),
  );
  return Math.abs(width - 100) <= 2;
}
