import {pinyin} from 'pinyin-pro';
import {isHan} from '../shared/analyzer';

/** Syllable of pinyin → the signs of some Chinese texts that are read so; each sign by its most frequent reading. */
export function pinyinOf(texts: readonly string[]): Record<string, string> {
  const readings = new Map<string, Map<string, number>>();
  for (const {origin, result} of texts.flatMap((text) =>
    pinyin(text, {toneType: 'none', type: 'all', v: true}),
  )) {
    if (isHan(origin)) {
      const counts = readings.get(origin) ?? new Map<string, number>();
      readings.set(origin, counts.set(result, (counts.get(result) ?? 0) + 1));
    }
  }
  const signs: Record<string, string> = {};
  for (const [sign, counts] of [...readings].sort()) {
    const [[syllable] = ['']] = [...counts].sort(([, a], [, b]) => b - a);
    signs[syllable] = (signs[syllable] ?? '') + sign;
  }
  return signs;
}
