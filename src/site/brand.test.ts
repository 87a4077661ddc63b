import {expect, test} from 'vitest';
import {BRAND, LINKS} from './brand';

test('every address of the brand is below its domain, by HTTPS', () => {
  for (const link of [...Object.values(LINKS), BRAND.siteUrl, BRAND.exampleSpace]) {
    const {protocol, hostname} = new URL(link);
    expect(protocol).toBe('https:');
    expect(hostname).toMatch(new RegExp(`\\.${BRAND.productDomain}$`));
  }
  expect(BRAND.supportEmail).toMatch(new RegExp(`^\\w+@${BRAND.productDomain}$`));
});

test('products have names, and an address each', () => {
  const products = [BRAND.product, BRAND.identityApp, BRAND.extension];
  expect(new Set(products.map(({slug}) => slug)).size).toBe(products.length);
  for (const {slug} of products) {
    expect(slug).toMatch(/^[a-z][a-z-]*$/);
  }
  const names = [BRAND.product.name, BRAND.identityApp.name, BRAND.workspace, BRAND.owner];
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
});
