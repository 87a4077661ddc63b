import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressIn} from '../../../src/site/addresses';
import type {Locale} from '../../../src/site/locales';

/** Elements whose end is no end of a word. */
const INLINE = /<\/?(?:a|b|code|em|i|kbd|mark|q|s|span|strong|sub|sup|time|wbr)\b[^>]*>/g;

/**
 * How much a reader has to read: the text of the articles of a language's manual and releases, without navigation,
 * drawings and code of scripts. Words; of Chinese, its characters.
 *
 * @param build folder of the whole site; its sitemaps name the pages
 */
export function countText(build: string, locale: Locale): number {
  const unit = locale === 'zh' ? /\p{Script=Han}/gu : /\S*[\p{L}\p{N}]\S*/gu;
  const sitemap = readFileSync(path.join(build, addressIn('sitemap.xml', locale)), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*(?:\/docs|\/version)\/[^<]*)<\/loc>/g)]
    .map(([, address]) => path.join(build, new URL(address!).pathname, 'index.html'))
    .flatMap((file) => articleText(readFileSync(file, 'utf8')).match(unit) ?? []).length;
}

/** The text of a page's articles. @param html as built */
export function articleText(html: string): string {
  return (/<article[\s>].*<\/article>/s.exec(html)?.[0] ?? '')
    .replace(/<(nav|script|style|svg|template)\b.*?<\/\1>/gs, ' ')
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160|#8239);/g, ' ');
}
