import links from '../fixtures/link-cases.json';
import captures from '../fixtures/root-url-cases.json';
import {LOCALES} from '../../src/site/locales';
import {expect, KINDS, open, pathOf, test} from './fixtures';

// The whole corpora are unit tests (src/features/space); here one case of each group shows that the page is wired to the
// rule, and every case that changes what was stored.

/** The first case of each group, and those that `also` picks. */
function sample<Case extends {readonly group: string}>(
  cases: readonly Case[],
  also: (one: Case) => boolean,
): readonly Case[] {
  const chosen = cases.filter(
    (one, index) => also(one) || cases.findIndex(({group}) => group === one.group) === index,
  );
  expect(chosen.length).toBeGreaterThanOrEqual(new Set(cases.map(({group}) => group)).size);
  return chosen;
}

const CAPTURES = sample(captures.cases, ({stored_before: before}) => before !== undefined);
const LINKS = sample(links.cases, ({stored}) => stored === null);

const PAGES = (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind, index) => ({
  name: `the ${kind} page`,
  path: pathOf(LOCALES[index % LOCALES.length] ?? 'fr', kind),
}));

for (const [position, {name, path}] of PAGES.entries()) {
  test(`loading ${name} with root_url keeps what the rule says`, async ({page}) => {
    // Each case is loaded on one of the pages; the next test makes all of them on each.
    const cases = CAPTURES.filter(
      ({via}, index) => via === undefined && index % PAGES.length === position,
    );
    expect(cases.length).toBeGreaterThan(3);
    // Another page of the site, to set the storage from.
    await page.goto('/robots.txt');
    for (const {id, search, expected, stored_before: before} of cases) {
      await page.evaluate((value) => {
        localStorage.clear();
        if (value) {
          localStorage.setItem('custom_root_url', value);
        }
      }, before);
      // Two addresses that differ in the fragment only would be one page.
      await page.goto('about:blank');
      // The parameter is read before anything is shown.
      await page.goto(path + search, {waitUntil: 'domcontentloaded'});
      const kept = await page.evaluate(() => localStorage.getItem('custom_root_url'));
      expect(kept, id).toBe(expected);
    }
  });

  test(`navigating inside the site on ${name} keeps what the rule says`, async ({page}) => {
    await open(page, path);
    const results = await page.evaluate(async (cases) => {
      const german = document.querySelector<HTMLAnchorElement>('.dropdown__link[lang="de"]')!;
      const parametersOf = (search: string) => new URLSearchParams(search).toString();
      /** Changes the address as back and forward do, and waits for what follows from it on the page. */
      async function go(address: string): Promise<void> {
        window.history.pushState({}, '', window.location.pathname + address);
        window.dispatchEvent(new PopStateEvent('popstate'));
        const {search, hash} = window.location;
        // The language menu keeps query and fragment; it changes together with the page.
        while (german.hash !== hash || parametersOf(german.search) !== parametersOf(search)) {
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      const kept = [];
      for (const {id, search, stored_before: before} of cases) {
        localStorage.removeItem('custom_root_url');
        if (before) {
          localStorage.setItem('custom_root_url', before);
        }
        await go(search);
        kept.push({id, kept: localStorage.getItem('custom_root_url')});
      }
      return kept;
    }, CAPTURES);
    expect(results).toEqual(CAPTURES.map(({id, expected}) => ({id, kept: expected})));
  });

  test(`links on ${name} open what the rule says`, async ({page}) => {
    await open(page, path);
    const results = await page.evaluate((cases) => {
      const opened: unknown[] = [];
      window.open = (...parameters) => {
        opened.push(parameters);
        return null;
      };
      const readItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')!;
      return cases.map(({id, href, stored, storage_throws: throws}) => {
        localStorage.removeItem('custom_root_url');
        if (stored !== null) {
          localStorage.setItem('custom_root_url', stored);
        }
        if (throws) {
          Storage.prototype.getItem = () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          };
        }
        const link = document.createElement('a');
        link.setAttribute('href', href);
        (document.querySelector('.markdown') ?? document.body).append(link);
        opened.length = 0;
        const address = window.location.href;
        const entries = window.history.length;
        let reachedPage = false;
        link.addEventListener('click', (event) => {
          reachedPage = true;
          event.preventDefault();
        });
        const click = new MouseEvent('click', {bubbles: true, cancelable: true, composed: true});
        link.dispatchEvent(click);
        link.remove();
        Object.defineProperty(Storage.prototype, 'getItem', readItem);
        return {
          id,
          intercept: !reachedPage && click.defaultPrevented,
          opened: [...opened],
          hasMoved: window.location.href !== address || window.history.length !== entries,
        };
      });
    }, LINKS);
    expect(results).toEqual(
      LINKS.map(({id, intercept, open: target}) => ({
        id,
        intercept,
        opened: target === null ? [] : [[target, '_blank', 'noopener,noreferrer']],
        hasMoved: false,
      })),
    );
  });
}
