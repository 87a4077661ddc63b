import {expect, type Page} from '@playwright/test';

/** Addresses of pages whose first heading says that they are shown. */
const PAGES = {
  help: '/en/docs/user/help',
  home: '/',
  english: '/en/',
  release: '/havre/havre/version/4.0',
  /** Not Found, in both languages that are asked. */
  none: '/nope',
  noneInEnglish: '/en/nope',
} as const;

const SPACE = 'root_url=https://acme.eu.havre.example';

/** Addresses that hosts and routers read differently: what is asked, what is shown, and the address that stays. */
const ADDRESSES: readonly (readonly [asked: string, shown: keyof typeof PAGES, stays: string])[] = [
  // Several slashes.
  ['//en/docs/user/help', 'help', '/en/docs/user/help'],
  ['/en//docs/user/help', 'help', '/en/docs/user/help'],
  ['/en/docs//user/help', 'help', '/en/docs/user/help'],
  ['/en/docs/user//help', 'help', '/en/docs/user/help'],
  ['/en/docs/user/help//', 'help', '/en/docs/user/help/'],
  ['///en///docs///user///help///', 'help', '/en/docs/user/help/'],
  ['/en/docs/user/help//?a=1#lost-or-stolen', 'help', '/en/docs/user/help/?a=1#lost-or-stolen'],
  ['//', 'home', '/'],
  ['///', 'home', '/'],
  ['//en', 'english', '/en'],
  ['//en//', 'english', '/en/'],
  ['//havre/havre/version/4.0', 'release', '/havre/havre/version/4.0'],
  ['//en/nope', 'noneInEnglish', '/en/nope'],
  ['//root_url/admin/users', 'none', '/root_url/admin/users'],
  ['/en//root_url//admin', 'noneInEnglish', '/en/root_url//admin'],
  // Encoded ones, and other escapes.
  ['/en/docs%2Fuser/help', 'help', '/en/docs/user/help'],
  ['/en%2Fdocs/user/help', 'help', '/en/docs/user/help'],
  ['/%2Fen/docs/user/help', 'help', '/en/docs/user/help'],
  ['/en/docs/user%2F%2fhelp', 'help', '/en/docs/user/help'],
  ['/en/docs/user/%68elp', 'help', '/en/docs/user/%68elp'],
  ['/%65n/docs/user/help', 'help', '/%65n/docs/user/help'],
  ['/en/docs%5Cuser/help', 'help', '/en/docs/user/help'],
  ['/en/docs/user/help%252F', 'noneInEnglish', '/en/docs/user/help%252F'],
  ['/en/docs/user/help%3Fa', 'noneInEnglish', '/en/docs/user/help%3Fa'],
  ['/en/docs/user/help%23a', 'noneInEnglish', '/en/docs/user/help%23a'],
  ['/en/docs/user/%C3%A9', 'noneInEnglish', '/en/docs/user/%C3%A9'],
  // What the browser itself mends.
  ['/en/docs/./user/help', 'help', '/en/docs/user/help'],
  ['/en/docs/x/../user/help', 'help', '/en/docs/user/help'],
  ['/en/docs/x/%2e%2e/user/help', 'help', '/en/docs/user/help'],
  ['/en\\docs\\user\\help', 'help', '/en/docs/user/help'],
  // Files, other letters, and what is no part of an address.
  ['/en/docs/user/help/', 'help', '/en/docs/user/help/'],
  ['/en/docs/user/help/index.html', 'help', '/en/docs/user/help/'],
  ['/en/docs/user/help/index', 'help', '/en/docs/user/help/'],
  ['/index.html', 'home', '/'],
  ['/en//index.html', 'english', '/en/'],
  ['/en/docs/user/help.html', 'help', '/en/docs/user/help.html'],
  ['/en/docs/user/Help', 'help', '/en/docs/user/Help'],
  ['/EN/docs/user/help', 'none', '/EN/docs/user/help'],
  ['/en/docs/user/help%20', 'help', '/en/docs/user/help%20'],
  ['/en/docs/user/help;x', 'noneInEnglish', '/en/docs/user/help;x'],
  // A Space in the address.
  [`/en/docs/user/help?${SPACE}`, 'help', '/en/docs/user/help'],
  [`//en/docs/user/help?${SPACE}`, 'help', '/en/docs/user/help'],
  [
    `/en//docs/user/help?a=1&${SPACE}#lost-or-stolen`,
    'help',
    '/en/docs/user/help?a=1#lost-or-stolen',
  ],
  [`//?${SPACE}`, 'home', '/'],
  [`//evil.example?${SPACE}`, 'none', '/evil.example'],
  // Other hosts.
  ['//evil.example/docs', 'none', '/evil.example/docs'],
  ['//evil.example/%2e%2e', 'home', '/'],
  ['/%5cevil.example', 'none', '/evil.example'],
  ['/%09/evil.example', 'none', '/evil.example'],
  ['/en//evil.example/', 'noneInEnglish', '/en/evil.example/'],
];

/**
 * Asks a host for each of the odd addresses: the page is shown and works, under its own address and on this host.
 * Where the host answers 404 for what the router knows, the page is rendered anew, and React says so.
 */
export async function expectOddAddresses(
  page: Page,
  origin: string,
  everything: boolean,
): Promise<void> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      messages.push(message.text());
    }
  });
  page.on('pageerror', (error) => messages.push(error.message));
  const open = async (address: string) => {
    // The same page with another fragment would not be asked for.
    await page.goto('about:blank');
    const response = await page.goto(origin + address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    return response?.status();
  };
  const headings = new Map<string, string>();
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(40);
  // By day one in eleven, among them another host with a Space.
  const chosen = ADDRESSES.filter((_address, index) => everything || index % 11 === 0);
  for (const shown of new Set(chosen.map(([, name]) => name))) {
    const html = await (await page.request.get(origin + PAGES[shown])).text();
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    headings.set(shown, heading.replace(/<[^>]*>/g, ''));
  }
  for (const [asked, shown, stays] of chosen) {
    messages.length = 0;
    const status = await open(asked);
    await expect(page.locator('h1'), asked).toHaveText(headings.get(shown)!);
    expect(page.url(), asked).toBe(origin + stays);
    const hosts = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).host));
    expect(hosts.length, asked).toBeGreaterThan(10);
    expect(hosts.join(' '), asked).not.toContain('evil');
    if (asked.includes(SPACE)) {
      expect(await page.evaluate(() => localStorage.getItem('custom_root_url')), asked).toBe(
        'https://acme.eu.havre.example',
      );
      await page.evaluate(() => localStorage.clear());
    }
    const isRenderedAnew = status === 404 && !shown.startsWith('none');
    expect(
      messages.filter((text) => !(isRenderedAnew && text.includes('#418'))),
      asked,
    ).toEqual([]);
  }
}
