import {expect, test} from 'vitest';
import {rescueLinks} from '../../../src/config/rescue';
import {PAGE, findingsOf, manual, pageIn, post, sourcesOf} from '../../testing';
import {drawnScreens, rescueTargets, sinceReleases} from './components';

test('a “since” mark without a version, or of an unknown product, says what it lacks', async () => {
  const found = (mark: string) =>
    findingsOf(sinceReleases, {
      'product/2024-01-01-3.6.md': post('havre', '3.6'),
      [PAGE]: manual(mark),
    });
  expect(await found('<Since />')).toEqual([
    `${PAGE}:7: no post for havre  → correct the version of <Since>`,
  ]);
  expect(await found('<Since version="3.6" component="x" />')).toEqual([
    `${PAGE}:7: <Since> of an unknown component "x" → use havre, loquet, extension`,
  ]);
  expect(await found('<SpaceUrl version="3.5" />')).toEqual([]);
});

/** Pages with every section that the questions on a page lead to. */
function targetsOf(page: string): Record<string, string> {
  const targets: Record<string, string> = {};
  for (const link of rescueLinks(page)) {
    const [address = '', id] = link.split('#');
    const file = `${address.slice(1)}.md`;
    const section = id === undefined ? 'Texte.' : `## Titre {/* #${id} */}\n\nTexte.`;
    targets[file] = `${targets[file] ?? manual('')}\n${section}\n`;
  }
  return targets;
}

test('answers may lead to a whole page, and what they lead to is blamed', () => {
  const file = 'docs/administrateur/start/forgot-phone.md';
  const targets = targetsOf('/docs/administrateur/start/forgot-phone');
  const pages = {...targets, [file]: manual('<Rescue />')};
  expect(rescueTargets(sourcesOf(pages))).toEqual([]);
  const whole = 'docs/administrateur/manage-users/temp-device.md';
  const without = Object.fromEntries(Object.entries(pages).filter(([name]) => name !== whole));
  expect(rescueTargets(sourcesOf(without))).toEqual([
    {
      file,
      line: 7,
      follows: whole,
      message:
        '<Rescue /> leads to /docs/administrateur/manage-users/temp-device, which does not exist → give that section its id',
    },
  ]);
  const [lost = ''] = Object.keys(targets);
  const [finding] = rescueTargets(sourcesOf({...pages, [lost]: manual('')}));
  expect(finding?.follows).toBe(lost);
});

test('a page without the questions needs none of their sections', async () => {
  expect(await findingsOf(rescueTargets, {[PAGE]: manual('<Since version="1.0" />')})).toEqual([]);
});

test('the answers on a translation lead to its own sections', () => {
  const page = '/docs/user/page';
  const pages = {...targetsOf(page), [PAGE]: manual('Texte'), [pageIn('de')]: manual('<Rescue />')};
  expect(rescueTargets(sourcesOf(pages))).toEqual([]);
  const [lost = ''] = Object.keys(pages);
  const german = lost.replace('docs/', 'i18n/de/docusaurus-plugin-content-docs/current/');
  const [finding] = rescueTargets(sourcesOf({...pages, [german]: manual('')}));
  expect(finding?.follows).toBe(german);
});

test('a second screen opens a page, too, that has one section or none', async () => {
  const two = '<Screen id="number" />\n\nTexte.\n\n<Screen id="kit" />';
  const second =
    'a second drawn screen before the second section → move it to the step that it shows';
  expect(await findingsOf(drawnScreens, {[PAGE]: manual(two)})).toEqual([`${PAGE}:11: ${second}`]);
  expect(
    await findingsOf(drawnScreens, {
      [PAGE]: manual(`## A {/* #a */}\n\n### B {/* #b */}\n\n${two}`),
    }),
  ).toEqual([`${PAGE}:15: ${second}`]);
});

test('a screen without a name is unknown', async () => {
  expect(await findingsOf(drawnScreens, {[PAGE]: manual('<Screen />')})).toEqual([
    expect.stringContaining(`${PAGE}:7: no drawn screen "" → use approve, `),
  ]);
});
