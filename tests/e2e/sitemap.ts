import type {APIRequestContext} from '@playwright/test';
import {LOCALE_CONFIGS, type Locale} from '../../src/site/locales';

/** The paths in the sitemap of a language. */
export async function sitemapPaths(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const response = await request.get(`${LOCALE_CONFIGS[locale].baseUrl}sitemap.xml`);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
}
