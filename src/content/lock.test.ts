import {describe, expect, test} from 'vitest';
import {buildSources} from './load';
import {
  accept,
  acceptMessages,
  acceptQuestions,
  announce,
  isSealed,
  lockFile,
  messagesBehind,
  parseLock,
  printLock,
  questionsBehind,
  translationStatus,
} from './lock';

const PAGE = 'docs/user/page.md';
const DE = 'i18n/de/docusaurus-plugin-content-docs/current/user/page.md';
const french = (text: string) => `---\ntitle: Titre\n---\n\nun\n\n## A {/* #a */}\n\n${text}\n`;

function sourcesOf(files: Record<string, string>) {
  return buildSources(new Map(Object.entries(files)));
}

const files = {[PAGE]: french('deux'), [DE]: french('zwei')};
const sources = sourcesOf(files);
const lock = printLock(accept(sources, 'de', sources.pages.slice(0, 1)));

function german(changed: Record<string, string>) {
  return translationStatus(sourcesOf({...files, [lockFile('de')]: lock, ...changed})).find(
    ({locale}) => locale === 'de',
  );
}

test('a translation is complete until its source section changes its meaning', () => {
  expect(german({})?.state).toBe('complete');
  expect(german({[DE]: french('drei')})?.state).toBe('complete');
  expect(german({[PAGE]: `\n${french('Deux')}\n\n`.trimStart()})?.state).toBe('complete');
  const stale = german({[PAGE]: french('trois')});
  expect(stale?.state).toBe('stale');
  expect(stale?.behind.map(({id, line}) => `${id}:${line}`)).toEqual(['a:7']);
});

test('Windows line endings are no change', () => {
  expect(german({[PAGE]: french('deux').replaceAll('\n', '\r\n')})?.state).toBe('complete');
  expect(parseLock('de', lock.replaceAll('\n', '\r\n'))).toEqual(parseLock('de', lock));
});

test('the lock has one sorted line per section and per page, and round-trips', () => {
  expect(lock.replaceAll(PAGE, 'PAGE')).toMatch(
    /^PAGE [0-9a-f]{12}\nPAGE# [0-9a-f]{12}\nPAGE#a [0-9a-f]{12}\n$/,
  );
  expect(printLock(parseLock('de', lock))).toBe(lock);
});

test('messages are kept beside the sections, also in a review of pages', () => {
  const messages = new Map([['a.b', 'Ouvrir']]);
  const both = acceptMessages(parseLock('de', lock), messages);
  expect(printLock(both)).toMatch(/^code\.json#a\.b [0-9a-f]{12}\ndocs/);
  expect(messagesBehind(messages, both)).toEqual([]);
  expect(messagesBehind(new Map([['a.b', 'Fermer']]), both)).toEqual(['a.b']);
  expect(messagesBehind(new Map([['c', 'Ouvrir']]), both)).toEqual(['c']);
  const reviewed = accept(
    sourcesOf({...files, [lockFile('de')]: printLock(both)}),
    'de',
    sources.pages.slice(0, 1),
  );
  expect(printLock(reviewed)).toBe(printLock(both));
  // A message that is gone is forgotten.
  expect(printLock(acceptMessages(both, new Map()))).toBe(lock);
});

test('after a merge of two reviews, either hash counts', () => {
  const merged = lock + lock.replace(/[0-9a-f]{12}/g, '0123456789ab');
  expect(german({[lockFile('de')]: merged})?.state).toBe('complete');
});

test('the next review keeps the right one of two merged hashes', () => {
  const merged = lock + lock.replace(/(#\S* )[0-9a-f]{12}/g, '$10123456789ab');
  const known = (text: string) => sourcesOf({...files, [PAGE]: text, [lockFile('de')]: merged});
  expect(printLock(accept(known(french('deux')), 'de', []))).toBe(lock);
  // Where neither is, both stay until somebody has read the section.
  expect(printLock(accept(known(french('trois')), 'de', [])).match(/#a /g)).toHaveLength(2);
});

test('an unchanged page is sealed; another letter or another hash breaks the seal', () => {
  const isKnown = (text: string, locked: string) => isSealed(PAGE, text, parseLock('de', locked));
  expect(isKnown(french('deux'), lock)).toBe(true);
  expect(isKnown(french('Deux'), lock)).toBe(false);
  expect(isKnown(french('deux'), lock.replace(/#a .*/, '#a 0123456789ab'))).toBe(false);
  expect(isKnown(french('deux'), `${lock}${PAGE}#b 0123456789ab\n`)).toBe(false);
  expect(isSealed('docs/user/other.md', french('deux'), parseLock('de', lock))).toBe(false);
});

test('a page that is behind is not sealed by a review of others', () => {
  const other = {'docs/user/other.md': french('quatre')};
  const known = {...files, ...other, [lockFile('de')]: lock};
  const reviewed = (text: string) =>
    printLock(accept(sourcesOf({...known, [PAGE]: text}), 'de', sourcesOf(other).pages));
  expect(reviewed(french('Deux'))).toMatch(/^docs\/user\/page\.md [0-9a-f]{12}$/m);
  expect(reviewed(french('trois'))).not.toMatch(/^docs\/user\/page\.md /m);
});

test('a skeleton is untranslated, an absent file is missing', () => {
  const announced = printLock(announce(new Map(), [PAGE]));
  expect(announced).toBe(`${PAGE}# untranslated\n`);
  expect(german({[lockFile('de')]: announced})?.state).toBe('untranslated');
  expect(german({[lockFile('de')]: ''})?.state).toBe('stale');
  expect(translationStatus(sources).map(({state}) => state)).toEqual([
    'missing',
    'stale',
    'missing',
  ]);
});

test('a review drops pages and sections that are gone, and keeps the others', () => {
  const reviewed = (text: string) =>
    printLock(accept(sourcesOf({[PAGE]: text, [lockFile('de')]: lock}), 'de', []));
  expect(reviewed(french('deux'))).toBe(lock);
  expect(reviewed('un').trim().split('\n')).toHaveLength(1);
  expect(accept(sourcesOf({[lockFile('de')]: lock}), 'de', []).size).toBe(0);
});

describe('refuses in one sentence', () => {
  test('a merge conflict', () => {
    const conflict = `${lock}<<<<<<< HEAD\n${lock}=======\n${lock}>>>>>>> other\n`;
    expect(() => parseLock('de', conflict)).toThrow(
      /^i18n\/de\/lock\.txt:4: holds a merge conflict → keep .*$/,
    );
  });

  test('an unknown line', () => {
    for (const line of ['docs/a.md# 12', 'docs/a.mdx 0123456789ab', 'code.json 0123456789ab']) {
      expect(() => parseLock('de', line)).toThrow(/^i18n\/de\/lock\.txt:1: .* → delete it/);
    }
  });

  test('an unreadable catalogue or list', () => {
    const broken = '{\n  "a": {"message": "b"},\n}';
    expect(() => sourcesOf({'i18n/de/code.json': broken})).toThrow(
      /^i18n\/de\/code\.json:3: is not readable as JSON .* → look for a comma/,
    );
    expect(() => sourcesOf({'tags.yml': 'a: 1\n=======\nb: 2'})).toThrow(
      /^tags\.yml:2: holds a merge/,
    );
  });
});

test('a new page is added to the reviewed ones', () => {
  const announced = announce(parseLock('de', lock), ['docs/user/neu.md']);
  expect(printLock(announced)).toBe(`docs/user/neu.md# untranslated\n${lock}`);
});

test('without a lock nothing is reviewed', () => {
  expect(parseLock('de').size).toBe(0);
});

describe('questions', () => {
  const QUESTIONS = 'docs/user/page.questions.yml';
  const asked = {...files, [QUESTIONS]: 'PAGE: [un]\na: [deux]'};
  const all = () => true;
  const read = printLock(acceptQuestions(parseLock('fr', ''), sourcesOf(asked), 'fr', all));

  test('have a line per section, in every language', () => {
    expect(read.replaceAll(QUESTIONS, 'Q')).toMatch(/^Q# [0-9a-f]{12}\nQ#a [0-9a-f]{12}\n$/);
    expect(printLock(parseLock('fr', read))).toBe(read);
    const german = {[DE.replace('.md', '.questions.yml')]: 'a: [zwei]'};
    const inGerman = acceptQuestions(new Map(), sourcesOf({...asked, ...german}), 'de', all);
    expect([...inGerman.keys()]).toEqual([`${QUESTIONS}#a`]);
  });

  test('are behind when their French section changes its meaning, and only then', () => {
    const behind = (text: string) =>
      questionsBehind(sourcesOf({...asked, [PAGE]: french(text), [lockFile('fr')]: read}), 'fr');
    expect(behind('Deux')).toEqual([]);
    expect(behind('trois').map(({asked: {file}, line}) => `${file}:${line}`)).toEqual([
      `${QUESTIONS}:2`,
    ]);
  });

  test('are recorded by their review, kept by a review of pages, dropped when they are gone', () => {
    const changed = {...asked, [PAGE]: french('trois'), [lockFile('fr')]: read};
    const none = acceptQuestions(parseLock('fr', read), sourcesOf(changed), 'fr', () => false);
    expect(printLock(none)).toBe(read);
    const both = `${lock}${read}`;
    const pages = accept(sourcesOf({...asked, [lockFile('de')]: both}), 'de', []);
    expect([...pages.keys()]).toContain(`${QUESTIONS}#a`);
    const fewer = sourcesOf({...changed, [QUESTIONS]: 'PAGE: [un]'});
    expect([...acceptQuestions(none, fewer, 'fr', all).keys()]).toEqual([`${QUESTIONS}#`]);
  });
});
