import {expect, test} from 'vitest';
import {PAGE, expectRule, findingsOf, manual, pageIn} from '../../testing';
import {links} from './links';
import {spaceLinks, spaceUrls} from './space';

test('a link into the Space leads to a screen that exists', async () => {
  await expectRule(spaceLinks, {
    broken: manual('[texte](/root_url/admin/nowhere)'),
    at: 7,
    says: 'no known screen',
    right: manual('[texte](/root_url/signin#form)'),
  });
});

test('reports a link into the Space once, and not as a link to a page', async () => {
  expect(await findingsOf(links, {[PAGE]: manual('[texte](/root_url/signin)')})).toEqual([]);
  const nameless = {[PAGE]: manual('[](/root_url/admin/users)')};
  expect(await findingsOf(links, nameless)).toHaveLength(1);
  expect(await findingsOf(spaceLinks, nameless)).toEqual([]);
});

test('a link into the Space names the screen it opens, in the language of the page', async () => {
  const inLanguage = (file: string, text: string) =>
    findingsOf(spaceLinks, {[file]: manual(`[${text}](/root_url/admin/users)`)});
  expect(await inLanguage(PAGE, '**Administration › Utilisateurs**')).toEqual([]);
  expect(await inLanguage(pageIn('de'), '**Verwaltung › Benutzer**')).toEqual([]);
  for (const [file, text] of [
    [PAGE, '**Administration › Groupes**'],
    [pageIn('de'), '**Administration › Utilisateurs**'],
  ] as const) {
    const found = await inLanguage(file, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('opens the screen');
  }
});

test.each([
  ['<SpaceUrl />', '<SpaceUrl path="/scim/v2/Users" />'],
  ['<SpaceUrl path="/scm" />', '<SpaceUrl path="/signin" />'],
])('%s is no address in the Space, %s is one', async (broken, right) => {
  await expectRule(spaceUrls, {
    broken: manual(broken),
    at: 7,
    says: 'which no Space has',
    right: manual(right),
  });
});

test.each(['/oidc', '/saml2', '/scim/v2'])('%s is no screen but an interface', async (path) => {
  expect(await findingsOf(spaceUrls, {[PAGE]: manual(`<SpaceUrl path="${path}" />`)})).toEqual([]);
  expect(await findingsOf(spaceUrls, {[PAGE]: manual(`<SpaceUrl path="${path}x" />`)})).toEqual([
    `${PAGE}:7: <SpaceUrl> with the path "${path}x", which no Space has → correct it, or add it to checks/words/all.yml`,
  ]);
});
