import {Parser} from 'htmlparser2';
import {describe, expect, test} from 'vitest';
import {LABELS} from '../../../content/labels';
import {LOCALES} from '../../../site/locales';
import {drawScreen, isScreenId} from './draw';
import {PANEL} from './kit';
import {SCREEN_IDS} from './texts';
import {SMALLEST, textWidth, wrap} from './textWidth';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface WrittenText extends Box {
  readonly content: string;
}

/** The texts of a panel as wide as they can be, and the rectangles around them. */
function readPanel(svg: string): {texts: WrittenText[]; boxes: Box[]} {
  const texts: WrittenText[] = [];
  const boxes: Box[] = [];
  let open: Record<string, string> | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'rect') {
        const [left, top] = [Number(attributes.x), Number(attributes.y)];
        boxes.push({
          left,
          top,
          right: left + Number(attributes.width),
          bottom: top + Number(attributes.height),
        });
      }
      open = name === 'text' ? attributes : undefined;
    },
    ontext(content) {
      if (open) {
        const classes = (open.class ?? '').split(' ');
        const size = Number(classes.find((name) => /^s\d/.test(name))?.slice(1) ?? SMALLEST);
        const width = textWidth(content, {
          size,
          bold: classes.includes('b'),
          code: classes.includes('code'),
        });
        const [x, y] = [Number(open.x), Number(open.y)];
        const left = classes.includes('middle')
          ? x - width / 2
          : classes.includes('end')
            ? x - width
            : x;
        texts.push({content, left, right: left + width, top: y - size * 0.75, bottom: y});
      }
    },
  });
  parser.end(svg);
  return {texts, boxes};
}

function contains(box: Box, {left, right, top, bottom}: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

describe.each(LOCALES)('%s', (locale) => {
  test.each(SCREEN_IDS)('%s: no text leaves its box, none covers another', (id) => {
    const {panels} = drawScreen(id, locale);
    expect(panels.length).toBeGreaterThan(0);
    for (const panel of panels) {
      const {texts, boxes} = readPanel(panel);
      expect(texts.length).toBeGreaterThan(0);
      const outside = texts.filter(
        (text) =>
          text.left < 0 ||
          text.right > PANEL ||
          boxes.some(
            (box) => contains(box, text) && (text.left < box.left || text.right > box.right),
          ),
      );
      expect(outside.map(({content}) => content)).toEqual([]);
      const covered = texts.filter((text, index) =>
        texts
          .slice(index + 1)
          .some(
            (other) =>
              other.left < text.right &&
              text.left < other.right &&
              other.top < text.bottom &&
              text.top < other.bottom,
          ),
      );
      expect(covered.map(({content}) => content)).toEqual([]);
    }
  });

  test('a drawing has texts of its language: name, caption and description', () => {
    const {title, caption, description, panels} = drawScreen('approve', locale);
    expect(panels.join()).toContain(LABELS[locale]['l-approve']);
    expect(title).toBe(LABELS[locale]['l-req-signin']);
    expect(caption).toMatch(/[.。]$/);
    expect(description).toContain(LABELS[locale]['l-notme']);
  });

  test.each(SCREEN_IDS)('%s: every label in the description exists', (id) => {
    const {caption, description} = drawScreen(id, locale);
    expect(caption + description).not.toMatch(/[{}]/);
    expect(description.match(/\b(?:ui|l|e|b|a)-\w+/g)).toBeNull();
  });

  test.each(SCREEN_IDS)(
    '%s adds at most 9 kB to a page, without script, style or address',
    (id) => {
      const svg = drawScreen(id, locale).panels.join('');
      expect(svg.length).toBeLessThan(9_000);
      expect(svg).not.toMatch(/<(?:script|style|image|a|foreignObject)\b|\b(?:href|style|on\w+)=/);
    },
  );
});

test('ids are those of the list', () => {
  expect(isScreenId('approve')).toBe(true);
  expect(isScreenId('toString')).toBe(false);
});

test('lines break between words, in Chinese between characters, never before a full stop', () => {
  expect(wrap('Geben Sie die Zahl ein', 100, {})).toEqual(['Geben Sie die', 'Zahl ein']);
  expect(wrap('请输入显示的数字。', 13 * 4, {})).toEqual(['请输入显', '示的数', '字。']);
  expect(wrap('9\u00A0min 12', 1, {})).toEqual(['9\u00A0min', '12']);
});
