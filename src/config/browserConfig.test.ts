import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import site from '../../docusaurus.config';
import {forBrowsers} from './browserConfig';

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
