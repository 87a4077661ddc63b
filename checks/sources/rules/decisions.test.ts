import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readDecision} from '../../../src/content/decision';
import {fileIn} from '../../../src/content/places';
import {LOCALES, type Locale} from '../../../src/site/locales';
import {cardsOf} from '../../../src/site/decision';
import {PAGE, findingsOf, manual} from '../../testing';
import {decisions} from './decisions';
import {links} from './links';

const FILE = 'docs/user/_what-happened.md';
const GERMAN = 'i18n/de/docusaurus-plugin-content-docs/current/user/_what-happened.md';
const card = (id: string, link = '[Suite](/user/page.md#s)') =>
  `- Réponse ${id} {/* #${id} */}\n\n  Faites-le.\n\n  *5 min* Rien.\n\n  ${link}`;
const decision = (...answers: string[]) => `Quoi ?\n\n${answers.join('\n\n')}\n`;
/** Answers behind one another. */
const chain = (levels: number): string =>
  levels === 1
    ? card('a')
    : `- Réponse {/* #a */}\n\n  Et ?\n\n${chain(levels - 1).replace(/^(?=.)/gm, '  ')}`;

test('a decision is a question, its answers, and a card at each end', async () => {
  expect(await findingsOf(decisions, {[FILE]: decision(card('a'), card('b'))})).toEqual([]);
  expect(await findingsOf(decisions, {[FILE]: decision(chain(4))})).toEqual([]);
  for (const [broken, says] of [
    [decision(card('a', 'Suite.')), ':3: a card is three paragraphs'],
    [decision('- Réponse {/* #a */}\n\n  Faites-le.'), ':3: a card is three paragraphs'],
    [decision(...'abcdef'.split('').map((id) => card(id))), ':1: a question of 6 answers'],
    [decision(chain(5)), ': a question after 4 answers'],
    [decision(card('a'), card('a')), ':11: an answer without an id of its own'],
    [decision('- Réponse\n\n  Faites-le.'), ':3: an answer without an id of its own'],
    [card('a'), ':1: a question is a paragraph'],
  ] as const) {
    const found = await findingsOf(decisions, {[FILE]: broken});
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(FILE + (says.startsWith(': ') ? '' : says));
    expect(found[0]).toContain(says);
  }
});

test('a card leads to a section that exists', async () => {
  const pages = {[PAGE]: manual('## S {/* #s */}\n\nOui.')};
  expect(await findingsOf(links, {...pages, [FILE]: decision(card('a'))})).toEqual([]);
  expect(
    await findingsOf(links, {...pages, [FILE]: decision(card('a', '[Suite](/user/page.md#t)'))}),
  ).toEqual([`${FILE}:9: ${PAGE} has no section #t → correct the link /user/page.md#t`]);
});

test('the cases are the same in every language', async () => {
  const french = decision(card('a'), card('b'));
  expect(await findingsOf(decisions, {[FILE]: french, [GERMAN]: french})).toEqual([]);
  for (const other of [decision(card('a'), card('c')), decision(card('a'))]) {
    expect(await findingsOf(decisions, {[FILE]: french, [GERMAN]: other})).toEqual([
      `${GERMAN}:1: the case "b" is not the same as in ${FILE} → give the answers the same ids in the same order`,
    ]);
  }
});

test('what a page shows and names exists', async () => {
  const page = (body: string) => ({[FILE]: decision(chain(2)), [PAGE]: manual(body)});
  expect(
    await findingsOf(decisions, page('<Decision guide="user" />\n\n[a](/user/help.md?case=a.a)')),
  ).toEqual([]);
  expect(await findingsOf(decisions, page('<Decision guide="users" />'))).toEqual([
    `${PAGE}:7: <Decision> of no guide → write guide="user" or guide="administrateur"`,
  ]);
  expect(await findingsOf(decisions, page('[a](/user/help.md?case=a.b)'))).toEqual([
    `${PAGE}:7: the link /user/help.md?case=a.b names no answer of _what-happened.md → correct the case`,
  ]);
});

/** What can happen, and one of its cases. */
const INCIDENTS = {
  user: {
    'phone or computer lost or stolen': 'stolen.another-device',
    'only device gone': 'stolen.only-device',
    'device forgotten, flat or broken': 'device.one-day',
    'PIN forgotten': 'secret.pin.another-device',
    'password forgotten': 'secret.service',
    'request approved by mistake': 'suspicious.approved',
    'password typed on a false site': 'suspicious.typed',
    'suspicious e-mail': 'suspicious.email',
    'invitation that fails': 'blocked.invitation.expired',
    'no notification': 'blocked.notification',
    'extension does not fill': 'blocked.fill',
    'no access to an application': 'blocked.access',
    'an error code': 'blocked.code',
  },
  administrateur: {
    'phone or computer lost or stolen': 'stolen.another-device',
    'only device gone': 'stolen.only-device',
    'device forgotten, flat or broken': 'device.one-day',
    'PIN forgotten': 'secret.pin.another-device',
    'password forgotten': 'secret.service',
    '“This is not me” arrived': 'danger.not-me',
    'request approved by mistake': 'danger.approved',
    'password typed on a false site': 'danger.typed',
    'suspicious e-mail': 'danger.email',
    'somebody leaves today': 'danger.leaving',
    'Havre cannot be reached': 'blocked.outage',
    'invitation that fails': 'blocked.invitation.expired',
    'no notification': 'blocked.tools.notification',
    'extension does not fill': 'blocked.tools.fill',
    'no access to an application': 'blocked.access.missing',
    'an error code': 'blocked.code',
  },
} as const;

/** The text of a section, or of a whole page. */
function sectionOf(link: string, locale: Locale): string {
  const [file = '', id] = link.split('#');
  const text = readFileSync(fileIn(`docs${file}`, locale), 'utf8');
  return id === undefined
    ? text
    : (text.split(/^##+ /m).find((each) => each.includes(`{/* #${id} */}`)) ?? '');
}

test('every incident ends in a card, at most five taps from any page, whose section names the same buttons', () => {
  for (const [guide, incidents] of Object.entries(INCIDENTS)) {
    for (const locale of LOCALES) {
      const file = fileIn(`docs/${guide}/_what-happened.md`, locale);
      const cards = new Map(cardsOf(readDecision(readFileSync(file, 'utf8')).decision));
      expect([...cards.keys()], file).toEqual(expect.arrayContaining(Object.values(incidents)));
      for (const [name, {step, time, cost, link, to}] of cards) {
        // The first tap is on the name of the site, which leads home; the second of administrators on their link.
        const taps = (guide === 'user' ? 1 : 2) + name.split('.').length;
        expect(taps, name).toBeLessThanOrEqual(5);
        expect([step, time, cost, link], name).not.toContain('');
        const section = sectionOf(to, locale);
        expect(section, `${file} ${name}`).not.toBe('');
        for (const [label] of step.matchAll(/\*\*.+?\*\*/g)) {
          expect(section, `${file} ${name}`).toContain(label);
        }
      }
    }
  }
});
