/** Messages that are the same in French and in another language, with the reason. */
export const SAME_AS_FRENCH: ReadonlyMap<string, string> = new Map([
  ['Loquet', 'brand'],
  ['📖 Documentation', 'the same word in English (specification §1)'],
  ['Docs', 'the specification wants it in every language (glossary §6)'],
  ['Microblog', 'the same word in English and German'],
  ['Tags', 'the same word in English and German'],
  ['Versions', 'the same word in English'],
  ['Danger', 'the same word in English'],
  ['Info', 'the same word in English and German'],
  ['{authorName} – {nPosts}', 'holds no word'],
]);
