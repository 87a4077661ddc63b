/** The feeds of each history: file below its route, and name of the format. */
export const FEEDS = [
  {file: 'rss.xml', format: 'RSS', type: 'application/rss+xml'},
  {file: 'atom.xml', format: 'Atom', type: 'application/atom+xml'},
  {file: 'feed.json', format: 'JSON', type: 'application/feed+json'},
] as const;

export type FeedFile = (typeof FEEDS)[number]['file'];
