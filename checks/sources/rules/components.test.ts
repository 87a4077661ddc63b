import {expect, test} from 'vitest';
import {PAGE, expectRule, findingsOf, manual, post} from '../../testing';
import {drawnScreens, sinceReleases, tabGroups} from './components';

test('reports a “since” mark without a version, or of an unknown product', async () => {
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
  expect(await found('<Since version="3.5" />')).toHaveLength(1);
  for (const right of ['<Since version="3.6" />', '<SpaceUrl version="3.5" />']) {
    expect(await found(right)).toEqual([]);
  }
});

test('reports a second screen in the opening, also on a page with one section or none', async () => {
  const two = '<Screen id="number" />\n\nTexte.\n\n<Screen id="kit" />';
  const second =
    'a second drawn screen before the second section → move it to the step that it shows';
  expect(await findingsOf(drawnScreens, {[PAGE]: manual(two)})).toEqual([`${PAGE}:11: ${second}`]);
  expect(
    await findingsOf(drawnScreens, {
      [PAGE]: manual(`## A {/* #a */}\n\n### B {/* #b */}\n\n${two}`),
    }),
  ).toEqual([`${PAGE}:15: ${second}`]);
  const apart = manual(`Texte.\n\n## A {/* #a */}\n\n## B {/* #b */}\n\n${two}`);
  expect(await findingsOf(drawnScreens, {[PAGE]: apart})).toEqual([]);
});

test('reports a screen without an id as unknown', async () => {
  expect(await findingsOf(drawnScreens, {[PAGE]: manual('<Screen />')})).toEqual([
    expect.stringContaining(`${PAGE}:7: no drawn screen "" → use approve, `),
  ]);
});

test('a step names a part that its screen has, and only steps name one', async () => {
  const found = (text: string) => findingsOf(drawnScreens, {[PAGE]: manual(text)});
  expect(await found('1. Comparez. <Screen id="pairing" part="cod" />')).toEqual([
    `${PAGE}:7: the drawn screen "pairing" has no part "cod" → use code, match`,
  ]);
  expect(await found('1. Comparez. <Screen id="pair" part="code" />')).toEqual([
    expect.stringContaining(`${PAGE}:7: no drawn screen "pair" → use approve, `),
  ]);
  expect(await found('<Screen id="pairing" part="code" />')).toEqual([
    `${PAGE}:7: <Screen> with a part outside a step → end a numbered step with it, or remove the part`,
  ]);
  const two =
    '1. Un. <Screen id="lock" part="pin" />\n2. Deux. <Screen id="pairing" part="code" />';
  expect(await found(two)).toEqual([]);
});

test('tabs have no groupId', async () => {
  const tabs = (attribute: string) =>
    manual(`<Tabs${attribute}>\n<TabItem value="a" label="A">\n\nTexte\n\n</TabItem>\n</Tabs>`);
  await expectRule(tabGroups, {
    broken: tabs(' groupId="system"'),
    at: 7,
    says: 'groupId',
    right: tabs(''),
  });
});
