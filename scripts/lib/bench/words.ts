import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {addressIn} from '../../../src/site/addresses';
import type {Locale} from '../../../src/site/locales';

/** Elements whose end is no end of a word. */
const INLINE = /^(?:a|b|code|em|i|kbd|mark|q|s|span|strong|sub|sup|time|wbr)$/;

/** What is no text to be read through. */
const LEFT_OUT = /^(?:nav|script|style|svg|template)$/;

/**
 * How much a reader has to read: the text of the articles of a language's manual and releases. Words; of Chinese, its
 * characters.
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

/**
 * The text of a page's articles, without navigation, code of scripts, drawings, drawn screens, and “What happened?”, of
 * whose many cards a reader sees one.
 *
 * @param html as built
 */
export function articleText(html: string): string {
  /** Of each open element; outside an article, undefined. */
  const isRead: (boolean | undefined)[] = [];
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      const isLeftOut =
        LEFT_OUT.test(name) || 'data-screen' in attributes || 'data-decision' in attributes;
      isRead.push(isLeftOut ? false : (isRead.at(-1) ?? (name === 'article' || undefined)));
      text += INLINE.test(name) ? '' : ' ';
    },
    ontext(part) {
      text += isRead.at(-1) ? part : '';
    },
    onclosetag(name) {
      isRead.pop();
      text += INLINE.test(name) ? '' : ' ';
    },
  });
  parser.end(html);
  return text;
}
