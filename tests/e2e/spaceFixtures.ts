import type {BrowserContext, Page} from '@playwright/test';

export const SPACE = 'https://acme.eu.havre.example';
export const OTHER_SPACE = 'https://beta.de.havre.example';
const KEY = 'custom_root_url';

export function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

/** Stores a value before the page is opened; once, so that reloads see what the page made of it. */
export async function store(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem('stored')) {
        sessionStorage.setItem('stored', 'yes');
        localStorage.setItem(key, text);
      }
    },
    [KEY, value] as const,
  );
}

interface Opened {
  readonly url: string;
  readonly referer: string | undefined;
}

/** Answers for every Space, and records requests. */
export async function answerSpaces(context: BrowserContext): Promise<Opened[]> {
  const opened: Opened[] = [];
  await context.route(/^https?:\/\/[^/]*havre\.example/, async (route) => {
    const request = route.request();
    opened.push({url: request.url(), referer: request.headers().referer});
    await route.fulfill({contentType: 'text/html', body: '<h1>Space</h1>'});
  });
  return opened;
}

/** Makes the browser refuse its storage, as a strict privacy setting does. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
}

/**
 * Number of tabs after everything the page has requested: a tab opened later serves as the sign. Counted at once, a tab
 * that is still opening would be missed.
 */
export async function countTabs(page: Page): Promise<number> {
  const context = page.context();
  const sign = `about:blank#${crypto.randomUUID()}`;
  const arrived = context.waitForEvent('page', (tab) => tab.url() === sign);
  await page.evaluate((address) => void window.open(address), sign);
  await (await arrived).close();
  return context.pages().length;
}
