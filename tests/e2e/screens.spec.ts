import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {drawScreen} from '../../src/features/screens/build/draw';
import {SCREEN_IDS} from '../../src/features/screens/build/texts';
import {SMALLEST} from '../../src/features/screens/build/textWidth';
import {LOCALES, LOCALE_CONFIGS, type Locale} from '../../src/site/locales';
import {expect, test} from './fixtures';

const MODES = ['light', 'dark'] as const;

/** Narrowest panel: a phone of 360 px less the margins of the page. */
const NARROW = 328;

/** Shapes that say something: frames, fields, what is chosen or differs, marks, icons (WCAG 1.4.11). */
const MARKS = [
  'frame',
  'plain',
  'field',
  'ok',
  'warn',
  'warnFill',
  'differs',
  'same',
  'mark',
  'primary',
  'tagOn',
]
  .concat(['accentFill', 'dangerFill', 'ink', 'stroke', 'dashed', 'qrInk'])
  .map((name) => `.${name}`)
  .join();

/** Every drawn screen of a language with the styles of the site, whichever pages show them. */
async function show(page: Page, locale: Locale, mode: (typeof MODES)[number]): Promise<void> {
  const styles = ['src/css/tokens.css', 'src/features/screens/ui/Screen/styles.module.css']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(/:global\((.+?)\)/g, '$1');
  const figures = SCREEN_IDS.map(
    (id) =>
      `<figure id="${id}">${drawScreen(id, locale)
        .panels.map((svg) => `<div class="panel">${svg}</div>`)
        .join('')}</figure>`,
  ).join('');
  await page.setContent(
    `<html lang="${LOCALE_CONFIGS[locale].htmlLang}" data-theme="${mode}"><style>${styles}
    body {font-family: var(--font-latin), var(--font-chinese), sans-serif; background: var(--color-background)}
    figure {margin: 0; width: ${NARROW}px}</style>${figures}`,
  );
}

/** Faults in the page's drawings, as sentences, and the numbers of texts and marks. */
function readDrawings(page: Page): Promise<{texts: number; marks: number; faults: string[]}> {
  return page.evaluate(
    ([size, meaningful]) => {
      type Colour = [number, number, number, number];
      const readColour = (value: string): Colour => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return [red, green, blue, alpha];
      };
      const over = (top: Colour, bottom: Colour): Colour => {
        const mix = (channel: 0 | 1 | 2) => top[channel] * top[3] + bottom[channel] * (1 - top[3]);
        return [mix(0), mix(1), mix(2), 1];
      };
      const luminance = ([red, green, blue]: Colour): number => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
          const share = channel / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (a: Colour, b: Colour): number => {
        const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
        return (light + 0.05) / (dark + 0.05);
      };
      let count = 0;
      let marks = 0;
      const faults: string[] = [];
      for (const svg of document.querySelectorAll('svg')) {
        const id = svg.closest('figure')?.id;
        const {width} = svg.viewBox.baseVal;
        const shapes = [...svg.querySelectorAll('rect, circle')].filter(
          (shape): shape is SVGGraphicsElement => shape instanceof SVGGraphicsElement,
        );
        for (const mark of svg.querySelectorAll<SVGGraphicsElement>(meaningful)) {
          const box = mark.getBoundingClientRect();
          let background = readColour(getComputedStyle(document.body).backgroundColor);
          for (const shape of shapes) {
            const around = shape.getBoundingClientRect();
            const {fill} = getComputedStyle(shape);
            if (
              shape !== mark &&
              mark.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_PRECEDING &&
              around.x <= box.x &&
              around.y <= box.y &&
              around.x + around.width >= box.x + box.width &&
              around.y + around.height >= box.y + box.height &&
              fill !== 'none'
            ) {
              background = over(readColour(fill), background);
            }
          }
          const {fill, stroke} = getComputedStyle(mark);
          const ratios = [fill, stroke]
            .filter((colour) => colour !== 'none')
            .map((colour) => contrast(over(readColour(colour), background), background));
          marks += 1;
          if (Math.max(...ratios) < 3) {
            faults.push(`${id} .${mark.classList.value} has a contrast of ${ratios.join(', ')}`);
          }
        }
        const texts = [...svg.querySelectorAll('text')];
        count += texts.length;
        texts.forEach((text, index) => {
          const box = text.getBBox();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const say = (fault: string) => faults.push(`${id} “${text.textContent}” ${fault}`);
          if (box.x < 0 || box.x + box.width > width) {
            say('leaves the drawing');
          }
          let background = readColour(getComputedStyle(document.body).backgroundColor);
          for (const shape of shapes) {
            const around = shape.getBBox();
            const isInside =
              x > around.x &&
              x < around.x + around.width &&
              y > around.y &&
              y < around.y + around.height;
            if (isInside && (box.x < around.x || box.x + box.width > around.x + around.width)) {
              say('leaves its box');
            }
            const {fill} = getComputedStyle(shape);
            if (isInside && fill !== 'none') {
              background = over(readColour(fill), background);
            }
          }
          for (const other of texts.slice(index + 1)) {
            const next = other.getBBox();
            // The boxes of lines hold room for accents: letters touch when more than a third is shared.
            const shared =
              Math.min(box.y + box.height, next.y + next.height) - Math.max(box.y, next.y);
            if (
              next.x < box.x + box.width &&
              box.x < next.x + next.width &&
              shared > Math.min(box.height, next.height) / 3
            ) {
              say(`covers “${other.textContent}”`);
            }
          }
          const style = getComputedStyle(text);
          if (parseFloat(style.fontSize) < size) {
            say(`is ${style.fontSize} high`);
          }
          const ratio = contrast(readColour(style.fill), background);
          if (ratio < 4.5) {
            say(`has a contrast of ${ratio.toFixed(2)}`);
          }
        });
      }
      return {texts: count, marks, faults};
    },
    [SMALLEST, MARKS] as const,
  );
}

for (const locale of LOCALES) {
  for (const mode of MODES) {
    test(`drawn screens in ${locale}, ${mode}: every text is legible and inside its box, every mark is visible`, async ({
      page,
    }) => {
      await show(page, locale, mode);
      const {texts, marks, faults} = await readDrawings(page);
      expect(texts).toBeGreaterThan(150);
      expect(marks).toBeGreaterThan(80);
      expect(faults).toEqual([]);
    });
  }
}
