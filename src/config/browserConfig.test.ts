import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import site from '../../docusaurus.config';
import {browserConfig, forBrowsers} from './browserConfig';
import {replacementsOf} from './testing';

test('browsers get what their scripts ask, and nothing that differs with the commit or with --strict', () => {
  const asked = forBrowsers(site as unknown as DocusaurusConfig);
  expect(Object.keys(asked).sort()).toEqual([
    'baseUrl',
    'baseUrlIssueBanner',
    'favicon',
    'future',
    'i18n',
    'tagline',
    'themeConfig',
    'title',
    'titleDelimiter',
    'url',
  ]);
});

test('scripts that ask for the configuration are given the file with what browsers get', async () => {
  const siteConfig = site as unknown as DocusaurusConfig;
  const plugin = browserConfig({siteConfig} as never);
  // It names the folder of what it makes.
  expect(plugin.name).toBe('browser-config');
  const createData = (name: string, data: unknown): Promise<string> => {
    expect(data).toEqual(forBrowsers(siteConfig));
    return Promise.resolve(`/generated/${name}`);
  };
  await plugin.allContentLoaded?.({actions: {createData}} as never);
  const given = replacementsOf(plugin).map(([requests, file]) => [
    requests.test('@generated/docusaurus.config'),
    file,
  ]);
  expect(given).toEqual([[true, '/generated/config.json']]);
});
