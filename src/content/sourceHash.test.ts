import {describe, expect, test} from 'vitest';
import {hashOf, sourceIn, withSource} from './sourceHash';

const TEXT =
  '---\ntitle: Se connecter\nsidebar_position: 1\n---\n\n## Ouvrir {/* #open */}\n\nL’administrateur n’ouvre **jamais** le dossier : il attend 1,5 heure, puis clique sur **Créer** ([aide](/a.md#b)) avec `E-HVR-101`.\n';

describe('the hash stays the same after a change of', () => {
  test.each([
    ['line ends', TEXT.replaceAll('\n', '\r\n')],
    ['spaces', TEXT.replace(' : ', '\u00A0: ').replace('1,5 heure', '1,5\u202Fheure')],
    ['punctuation', TEXT.replace(', puis', ' puis').replace(/\.$/m, ' !')],
    ['a broken line', TEXT.replace('il attend', 'il\nattend')],
    ['a comment', TEXT.replace('## ', '{/* facts: une\nraison */}\n\n## ')],
    ['an id, which other rules compare', TEXT.replace('#open', '#start')],
    ['a target on this site', TEXT.replace('/a.md#b', '#c')],
    ['the place in the menu', TEXT.replace('position: 1', 'position: 2')],
    ['search words', TEXT.replace('sidebar', 'keywords: [mot]\nsidebar')],
  ])('%s', (_, changed) => {
    expect(changed).not.toBe(TEXT);
    expect(hashOf(changed)).toBe(hashOf(TEXT));
  });
});

describe('the hash changes with', () => {
  test.each([
    ['a word', TEXT.replace('administrateur', 'utilisateur')],
    ['a negation', TEXT.replace('n’ouvre **jamais**', 'ouvre')],
    ['a label that is none any more', TEXT.replace('**Créer**', 'Créer')],
    ['another site', TEXT.replace('/a.md#b', 'https://a.example/b')],
    ['code', TEXT.replace('101', '102')],
    ['the title', TEXT.replace('Se connecter', 'Se déconnecter')],
    ['a heading that is none any more', TEXT.replace('## ', '')],
  ])('%s', (_, changed) => {
    expect(hashOf(changed)).not.toBe(hashOf(TEXT));
  });
});

test('hashes are stable: reviewed translations stay reviewed', () => {
  expect(hashOf(TEXT)).toBe('d357d6a8');
});

test('a page ends its front matter with its source, however often it is written', () => {
  const page = '---\ntitle: A\n---\n\nsource: b\n\n---\n';
  expect(sourceIn(page)).toBeUndefined();
  const first = withSource(page, '3f2a9c1e');
  expect(first).toBe('---\ntitle: A\nsource: 3f2a9c1e\n---\n\nsource: b\n\n---\n');
  // Numbers, for YAML.
  for (const hash of ['00345678', '1234e567']) {
    expect(sourceIn(withSource(first, hash))).toBe(hash);
    expect(withSource(withSource(first, hash), '3f2a9c1e')).toBe(first);
  }
  expect(sourceIn(first.replaceAll('\n', '\r\n'))).toBe('3f2a9c1e');
  expect(sourceIn('Un texte\n\n---\nsource: a\n---\n')).toBeUndefined();
});
