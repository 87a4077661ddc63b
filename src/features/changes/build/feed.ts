import {Feed} from 'feed';
import type {ChangesWords, ShownDay, ShownPage, ShownSection} from '../../../site/changes';

export interface FeedFacts {
  readonly words: ChangesWords;
  readonly language: string;
  /** Absolute addresses of the page and of the feed. */
  readonly page: string;
  readonly feed: string;
  readonly copyright: string;
  readonly author: string;
  readonly siteUrl: string;
}

/** The Atom feed of the manual's changes, newest first; at least one, whose date is that of the feed. */
export function changesFeed(days: readonly ShownDay[], facts: FeedFacts): string {
  const {language, page, copyright, author} = facts;
  const {title, description} = facts.words;
  const feed = new Feed({
    id: page,
    title,
    description,
    language,
    link: page,
    copyright,
    author: {name: author},
    feedLinks: {atom: facts.feed},
    updated: new Date(days[0]?.date ?? 0),
  });
  for (const {day, date, pages} of days) {
    feed.addItem({
      id: `${page}#${day}`,
      link: `${page}#${day}`,
      title: pages.map((changed) => changed.title).join(', '),
      date: new Date(date),
      content: `<ul>${pages.map((changed) => pageHtml(changed, facts)).join('')}</ul>`,
    });
  }
  return feed.atom1();
}

function pageHtml({kind, title, permalink, sections}: ShownPage, facts: FeedFacts): string {
  const name = linked(title, permalink, facts.siteUrl);
  return kind === 'changed'
    ? `<li>${name}<ul>${sections.map((section) => sectionHtml(section, facts)).join('')}</ul></li>`
    : `<li>${name} (${escaped(facts.words[kind])})</li>`;
}

function sectionHtml(
  {title, permalink, before, after}: ShownSection,
  {siteUrl}: FeedFacts,
): string {
  const heading = title === '' ? '' : linked(title, permalink, siteUrl);
  const quote = (lines: readonly string[], tag: string) =>
    lines.map((line) => `<p><${tag}>${escaped(line)}</${tag}></p>`).join('');
  return `<li>${heading}${quote(before, 'del')}${quote(after, 'ins')}</li>`;
}

function linked(text: string, permalink: string | undefined, siteUrl: string): string {
  return permalink === undefined
    ? escaped(text)
    : `<a href="${escaped(siteUrl + permalink)}">${escaped(text)}</a>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
