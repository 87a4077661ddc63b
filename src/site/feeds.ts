/** The feeds that the blog plugin writes for each history: file below its route, and name of the format. */
export const FEEDS = [
  {file: 'rss.xml', format: 'RSS'},
  {file: 'atom.xml', format: 'Atom'},
  {file: 'feed.json', format: 'JSON'},
] as const;
