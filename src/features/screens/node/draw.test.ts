import {describe, expect, test} from 'vitest';
import {LABELS} from '../../../content/labels';
import {LOCALES} from '../../../site/locales';
import {drawScreen, isScreenId} from './draw';
import {SCREEN_IDS} from './texts';

describe.each(LOCALES)('%s', (locale) => {
  test('a drawing has texts of its language: name, caption and description', () => {
    const {title, caption, description, panels} = drawScreen('approve', locale);
    expect(panels).toContain(LABELS[locale]['l-approve']);
    expect(title).toBe(LABELS[locale]['l-req-signin']);
    expect(caption).toMatch(/[.。]$/);
    expect(description).toContain(LABELS[locale]['l-notme']);
  });

  test.each(SCREEN_IDS)('%s: labels exist, drawing, list and text have the same numbers', (id) => {
    const {caption, description, notes, panels} = drawScreen(id, locale);
    const texts = [caption, description, ...notes].join('\n');
    expect(texts).not.toMatch(/[{}]/);
    expect(texts.match(/\b(?:ui|l|e|b|a)-\w+/g)).toBeNull();
    const numbers = notes.map((_, index) => String(index + 1));
    expect([...panels.matchAll(/<i class="mark n(\d)">\1</g)].map(([, n]) => n).sort()).toEqual(
      numbers,
    );
    expect([...description.matchAll(/\((\d)\)/g)].map(([, n]) => n)).toEqual(numbers);
  });

  test.each(SCREEN_IDS)('%s adds at most 4 kB, without script, style or address', (id) => {
    const {panels} = drawScreen(id, locale);
    expect(panels.length).toBeLessThan(4_000);
    expect(panels).not.toMatch(/<(?:script|style|img|a|button|input)\b|\b(?:href|style|on\w+)=/);
  });
});

test('ids are those of the list', () => {
  expect(isScreenId('approve')).toBe(true);
  expect(isScreenId('toString')).toBe(false);
});
