import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {expect, test} from 'vitest';
import {LINKS} from '../../site/brand';
import {LOCALES, LOCALE_CONFIGS} from '../../site/locales';
import {reportAddress} from './report';

const VERSIONS = {product: '4.1.1', 'identity-app': '2.0', extension: '1.2.0'};

function fields(place: Parameters<typeof reportAddress>[0]): Record<string, string> {
  const url = new URL(reportAddress(place, VERSIONS));
  expect(url.origin + url.pathname).toBe(LINKS.report);
  return Object.fromEntries(url.searchParams);
}

const WHOLE = {
  pathname: '/en/docs/user/havre/connect',
  title: 'Sign in & go',
  section: {id: 'sign-in', title: 'Sign in?'},
  commit: '0123456789ab',
};

test('a report names page, section, language, version and commit', () => {
  expect(fields(WHOLE)).toEqual({
    template: 'mistake.yml',
    title: 'Sign in & go',
    page: 'https://docs.havre.example/en/docs/user/havre/connect#sign-in',
    language: 'English',
    section: 'Sign in?',
    version: 'Havre 4.1.1',
    commit: '0123456789ab',
  });
});

test('omits unknown fields', () => {
  expect(Object.keys(fields({pathname: '/docs/'})).sort()).toEqual([
    'language',
    'page',
    'template',
    'version',
  ]);
  expect(new URL(reportAddress({pathname: '/docs/'}, {})).searchParams.has('version')).toBe(false);
});

test.each([
  ['/docs/administrateur/stats', 'Havre 4.1.1'],
  ['/de/docs/user/loquet/settings', 'Loquet 2.0'],
  ['/docs/user/havre/browser-extension/', 'Extension Havre 1.2.0'],
  ['/zh/havre/havre/version/3.9', 'Havre 3.9'],
  ['/en/extension/extension/version/1.0.8', 'Havre extension 1.0.8'],
  ['/markdown-page', 'Havre 4.1.1'],
])('the version of %s is %s', (pathname, version) => {
  expect(fields({pathname}).version).toBe(version);
});

test('the tracker’s form has a field for each value, and all languages', () => {
  const form = load(readFileSync('.github/ISSUE_TEMPLATE/mistake.yml', 'utf8')) as {
    body: {id: string; attributes: {options?: string[]}}[];
  };
  const ids = form.body.map(({id}) => id);
  expect(ids).toEqual(
    expect.arrayContaining(
      Object.keys(fields(WHOLE)).filter((name) => !['template', 'title'].includes(name)),
    ),
  );
  expect(form.body.find(({id}) => id === 'language')?.attributes.options).toEqual(
    LOCALES.map((locale) => LOCALE_CONFIGS[locale].label),
  );
});
