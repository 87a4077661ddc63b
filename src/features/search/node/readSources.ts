import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {errorMessage} from '../../../content/labels/errorMessages';
import {loadedManual, loadedPosts, sourceFile} from '../../../content/plugins/loaded';
import {HISTORIES} from '../../../site/collections';
import type {Locale} from '../../../site/locales';
import type {CrawledPage} from './crawl';

/** Reads the sources, for the dev server: without text that components render. */
export function readSources(content: AllContent, siteDir: string, locale: Locale): CrawledPage[] {
  const docs = loadedManual(content).flatMap((version) => version.docs);
  const posts = HISTORIES.flatMap(({id}) => loadedPosts(content, id));
  return [
    ...docs.map((page) => ({...page, type: 'docs' as const})),
    ...posts.map(({metadata}) => ({...metadata, draft: false, type: 'blog' as const})),
  ]
    .filter(({unlisted, draft}) => !unlisted && !draft)
    .map(({type, source, permalink, title, description, frontMatter}) => ({
      type,
      url: permalink,
      title,
      description,
      keywords: (frontMatter.keywords ?? []).join(', '),
      breadcrumb: [],
      sections: sectionsOf(
        readFileSync(path.join(siteDir, sourceFile(source)), 'utf8'),
        title,
        locale,
      ),
    }));
}

const HEADING = /^#{2,3}\s+(.+?)\s*\{\/\*\s*(#[\w-]+)\s*\*\/\}\s*$/;

/** The sections of a Markdown source, as text. */
export function sectionsOf(source: string, title: string, locale: Locale): CrawledPage['sections'] {
  const sections = [{title, hash: '', lines: [] as string[]}];
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(
      /<ErrorMessage code="([^"]*)" \/>/g,
      (_, code: string) => errorMessage(code, locale) ?? '',
    );
  for (const line of text.split('\n')) {
    const [, heading, hash] = HEADING.exec(line) ?? [];
    if (heading !== undefined && hash !== undefined) {
      sections.push({title: textOf(heading), hash, lines: []});
    } else {
      sections.at(-1)?.lines.push(textOf(line));
    }
  }
  return sections.map(({lines, ...section}) => ({...section, content: lines.join('\n')}));
}

function textOf(line: string): string {
  return line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>|\{\/\*.*?\*\/\}|^:::\w*|^```.*|^import .*/g, ' ')
    .replace(/[*`#|]+/g, ' ')
    .trim();
}
