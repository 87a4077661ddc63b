import {describe, expect, test} from 'vitest';
import {meaningOfMessage} from './meaning';
import {readPage} from './page';

const PLACE = {kind: 'manual', locale: 'fr', source: 'docs/a.md'} as const;

function hashes(body: string, title = 'Se connecter'): string[] {
  const {meaning, failure} = readPage(
    PLACE.source,
    PLACE,
    `---\ntitle: ${title}\n---\n\n${body}\n`,
  );
  expect(failure).toBeUndefined();
  return meaning.map(({id, hash}) => `${id} ${hash}`);
}

const TEXT =
  'L’administrateur n’ouvre **jamais** le dossier : il attend 30 minutes, puis clique sur **Créer** ([aide](/a.md#b)) avec `E-HVR-101`.';

describe('the meaning stays the same', () => {
  test.each([
    ['blank lines', `${TEXT}\n\n\n`],
    ['spaces', TEXT.replace(' : ', '\u00A0: ').replace('30 minutes', '30\u00A0 minutes')],
    ['a number without spaces', TEXT.replace('30 minutes', '30\u202Fminutes')],
    ['apostrophes', TEXT.replaceAll('’', "'")],
    ['accents', TEXT.replace('avec', 'àvéc')],
    ['capitals', TEXT.replace('dossier', 'Dossier')],
    ['a doubled letter', TEXT.replace('attend', 'atend')],
    ['a swapped letter', TEXT.replace('dossier', 'dosiser')],
    ['a letter that stands elsewhere in the word', TEXT.replace('administrateur', 'adminstrateur')],
    ['agreement', TEXT.replace('le dossier', 'les dossiers')],
    ['an ending', TEXT.replace('clique', 'cliquer')],
    ['a word written twice', TEXT.replace('puis', 'puis puis')],
    ['marks', TEXT.replace(', puis', ' puis').replace(/\.$/, ' !')],
    ['a broken line', TEXT.replace('il attend', 'il\nattend')],
    ['the mark of bold', TEXT.replace('**jamais**', '__jamais__')],
    ['quotes around a label', TEXT.replace('**Créer**', '**«\u00A0Créer\u00A0»**')],
    ['a section that moved', TEXT.replace('/a.md#b', '/c.md#d')],
    ['a link within the page', TEXT.replace('/a.md#b', '#b')],
  ])('%s', (_, changed) => {
    expect(hashes(changed)).toEqual(hashes(TEXT));
  });

  test('when a list, a table or front matter is written differently', () => {
    expect(hashes('- a\n- b')).toEqual(hashes('* a\n* b'));
    expect(hashes('| a | b |\n| --- | --- |')).toEqual(hashes('|a|b|\n|:--|---|'));
    expect(hashes('a', "'Se connecter'")).toEqual(hashes('a'));
    expect(hashes('{/* une remarque */}\n\na')).toEqual(hashes('a'));
  });
});

test('with other spaces in a number', () => {
  expect(hashes('10\u202F000 lignes')).toEqual(hashes('10 000 lignes'));
  expect(hashes('15\u202F%')).toEqual(hashes('15 %'));
  expect(hashes('10\u202F000 lignes')).toEqual(hashes('10000 lignes'));
});

test('the alternative text and title of an image count, whatever their characters', () => {
  expect(hashes('![**a** b](/b.png)')).toEqual(hashes('![a b](/b.png)'));
  expect(hashes('![a b](/b.png)')).not.toEqual(hashes('![ab](/b.png)'));
});

test.each([
  ['sidebar_position', '1', '2'],
  ['slug', '/a', '/b'],
  ['date', '2024-01-01', '2024-01-02'],
  ['authors', '[a]', '[b]'],
  ['tags', '[a]', '[b]'],
  ['keywords', '[a]', '[b]'],
])('the front matter key %s is not compared', (key, one, other) => {
  const meant = (value: string) =>
    readPage(PLACE.source, PLACE, `---\ntitle: a\n${key}: ${value}\n---\n`).meaning.map(
      ({hash}) => hash,
    );
  expect(meant(one)).toEqual(meant(other));
});

test('the first letter of a word counts, however few others there are', () => {
  expect(hashes('bac')).not.toEqual(hashes('cab'));
  expect(hashes('ab ba')).not.toEqual(hashes('ba ab'));
});

test('with a line break in a label', () => {
  expect(hashes('**Un \\\ndeux**')).toEqual(hashes('**Un deux**'));
});

test('labels of a diagram are texts: accents and capitals do not count, words do', () => {
  const drawn = (label: string) =>
    hashes(`\`\`\`mermaid\nflowchart TD\n  A["${label}"] --> B["deux"]\n\`\`\``);
  expect(drawn('Le Depot')).toEqual(drawn('le dépôt'));
  expect(drawn('un autre')).not.toEqual(drawn('un dépôt'));
});

test('code is compared verbatim', () => {
  const block = (code: string) => hashes(`\`\`\`text\n${code}\n\`\`\``);
  expect(block('Depot')).not.toEqual(block('dépôt'));
  expect(block('un  ')).toEqual(block('un'));
  expect(block('\nun\n')).toEqual(block('un'));
});

test('with other quotes or dashes in a label', () => {
  expect(hashes('**L’«\u00A0été\u00A0» – 1**')).toEqual(hashes(`**L'"été" - 1**`));
});

describe('the meaning changes', () => {
  test.each([
    ['a number', TEXT.replace('30', '60')],
    ['a unit', TEXT.replace('minutes', 'heures')],
    ['a short unit', TEXT.replace('30 minutes', '30 s')],
    ['a negation gone', TEXT.replace('n’ouvre **jamais**', 'ouvre')],
    ['a label', TEXT.replace('**Créer**', '**Ajouter**')],
    ['the spelling of a label', TEXT.replace('**Créer**', '**Crée**')],
    ['a label that is none any more', TEXT.replace('**Créer**', 'Créer')],
    ['a link that is none any more', TEXT.replace('[aide](/a.md#b)', 'aide')],
    ['another site', TEXT.replace('/a.md#b', 'https://a.example/b')],
    ['another address of another site', TEXT.replace('/a.md#b', '//a.example/b')],
    ['code', TEXT.replace('E-HVR-101', 'E-HVR-102')],
    ['a word', TEXT.replace('administrateur', 'utilisateur')],
    ['a word more', TEXT.replace('il attend', 'il attend ensuite')],
    ['an item', `${TEXT}\n\n- a`],
    ['a paragraph', TEXT.replace(': il', ':\n\nil')],
  ])('%s', (_, changed) => {
    expect(hashes(changed)).not.toEqual(hashes(TEXT));
  });

  test.each([
    ['24 h', '24 s'],
    ['4.1.0', '4.1.1'],
    ['10 000', '10 001'],
    ['de 2 à 5', 'de 2 à 6'],
    ['15 %', '15'],
    ['activer', 'désactiver'],
    ['avec', 'sans'],
    ['avant', 'après'],
    ['par', 'pour'],
    ['```json\n{"a": 1}\n```', '```json\n{"a": 2}\n```'],
    [
      '```mermaid\nflowchart TD\n  A["a"] --> B["b"]\n```',
      '```mermaid\nflowchart TD\n  B["a"] --> A["b"]\n```',
    ],
    ['1. a', '- a'],
    [':::tip[A]\n\nb\n\n:::', ':::note[A]\n\nb\n\n:::'],
    ['<Since version="3.6" />', '<Since version="3.7" />'],
    ['![a](/b.png)', '![a](/c.png)'],
  ])('%s → %s', (one, other) => {
    expect(hashes(one)).not.toEqual(hashes(other));
  });

  test('the title of the page', () => {
    expect(hashes('a', 'Se déconnecter')).not.toEqual(hashes('a'));
  });
});

test('each section has its own hash', () => {
  const before = hashes('a\n\n## B {/* #b */}\n\nb\n\n## C {/* #c */}\n\nc');
  const after = hashes('a\n\n## B {/* #b */}\n\nautre\n\n## C {/* #c */}\n\nc');
  expect(before).toHaveLength(3);
  expect(after.map((hash, index) => hash === before[index])).toEqual([true, false, true]);
});

test('sections have their line; the opening is the first', () => {
  const {meaning} = readPage(
    PLACE.source,
    PLACE,
    '---\ntitle: a\n---\n\na\n\n## B {/* #b */}\n\n### C\n',
  );
  expect(meaning.map(({id, line}) => [id, line])).toEqual([
    ['', 1],
    ['b', 7],
  ]);
});

test('the order of front matter keys does not count, their values do', () => {
  const meant = (...lines: string[]) =>
    readPage(PLACE.source, PLACE, `---\n${lines.join('\n')}\n---\n`).meaning[0]?.hash;
  expect(meant('title: un', 'needs: deux')).toBe(meant('needs: deux', 'title: un'));
  expect(meant('title: un', 'needs: deux')).not.toBe(meant('title: deux', 'needs: un'));
  expect(meant('title: un', 'minutes: 15')).not.toBe(meant('title: un', 'minutes: 30'));
});

describe('a message of the interface', () => {
  test('means the same with other spaces, marks and accents', () => {
    expect(meaningOfMessage('Ouvrir le dossier\u00A0!')).toBe(
      meaningOfMessage('ouvrir le dossier'),
    );
  });

  test.each([
    ['{count} mot', '{total} mot'],
    ['{count} mot', 'mot'],
    ['un mot|{count} mots', 'un mot {count} mots'],
    ['un mot', 'un autre'],
    ['{nom} dit mot', 'mot dit {nom}'],
  ])('%s → %s changes its meaning', (one, other) => {
    expect(meaningOfMessage(one)).not.toBe(meaningOfMessage(other));
  });
});

test('hashes are stable: reviewed translations stay reviewed', () => {
  const everything = `L’œuvre **Créer – « un »** de ([aide](/a.md#b)) l’été, \`E-1\`, 10\u202F000 lignes\u00A0: a:b.

![Un mot](/a.png)

1. Un
2. Deux <Since version="3.6" beta={1} />

- Trois

| a | b |
| - | - |
| c | d |

\`\`\`bash space
echo un  
\`\`\`

\`\`\`mermaid
flowchart TD
  A["Un mot"] --> B["Deux"]
\`\`\`

:::tip[Titre]

Nous donnons, désactivez, journaux.

:::

## Section *deux* {/* #deux */}

Fin \\
de ligne.`;
  expect(hashes(everything)).toEqual([' bb8dfb5c9358', 'deux 0e746f8a831f']);
  expect(meaningOfMessage('Un mot|{count} mots')).toBe('34a64e4ea82c');
});
