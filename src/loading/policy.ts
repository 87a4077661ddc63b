/**
 * What is done when a file of the site cannot be fetched, the same for all: it is asked for once more; if a newer
 * release is live, the page is loaded again, once; else the reader is told, with a button that asks again.
 *
 * `guardFiles` and what it calls are also written into every page as they stand here (src/bundler/pageTags.ts), for
 * what fails before any other script runs: they use nothing from outside this file.
 */

/** Id of what a page says when its scripts cannot be fetched (src/ui/LoadNotice). */
export const NOTICE_ID = 'load-notice';

/**
 * The release that a text of the site belongs to. The loader knows the names of all scripts: its own changes with
 * each of them.
 *
 * @param text a page, or the address of its loader
 * @returns `undefined` when the text is none of the site, and in the writers' server
 */
export function releaseOf(text: string): string | undefined {
  return /\/runtime~main\.([\da-f]+)\.js/.exec(text)?.[1];
}

/** The release that runs in this tab. */
export function ownRelease(): string | undefined {
  return releaseOf(document.querySelector('script[src*="/runtime~main."]')?.outerHTML ?? '');
}

/**
 * Loads the page again if the server delivers another release than the one in this tab, whose files may be gone for
 * good. A page that was loaded again does so only for what the reader asks for: servers that disagree make no loop.
 *
 * @param isAsked the reader has just done something for which the file is needed
 * @returns whether the page is about to go
 */
export async function reloadIfReplaced(isAsked = false): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReloaded = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  if (isReloaded && !isAsked) {
    return false;
  }
  try {
    const response = await fetch(location.href, {cache: 'no-store'});
    const live = releaseOf(await response.text());
    if (live === undefined || live === ownRelease()) {
      return false;
    }
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/**
 * Asks once more for each script and style sheet that fails, before whoever wants it hears of the failure. Until
 * the page has come alive, it also says when a script is lost: there is nobody else who could.
 *
 * @param noticeId id of the element that says so, hidden until then; its button asks again
 */
export function guardFiles(noticeId: string): void {
  const secondTries = new WeakSet<EventTarget>();
  // Browsers differ in when a deferred script fails; the page's scripts must find it whole, and so must the notice.
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  let isTold = false;

  function askAgain(file: HTMLScriptElement | HTMLLinkElement): void {
    const second = document.createElement(file.localName) as typeof file;
    for (const {name, value} of file.attributes) {
      second.setAttribute(name, value);
    }
    secondTries.add(second);
    second.onload = () => file.dispatchEvent(new Event('load'));
    second.onerror = () => {
      // The bundler's loader takes an element with this address for a file on its way.
      second.remove();
      file.dispatchEvent(new Event('error'));
      if (file.localName === 'script') {
        void tell();
      }
    };
    file.after(second);
  }

  async function tell(): Promise<void> {
    if (isTold || document.documentElement.dataset.hasHydrated === 'true') {
      return;
    }
    isTold = true;
    const notice = document.getElementById(noticeId);
    const button = notice?.querySelector('button');
    if ((await reloadIfReplaced()) || !notice || !button) {
      return;
    }
    button.onclick = async () => {
      notice.hidden = true;
      const isAnswered = await fetch(location.href, {cache: 'no-store'}).then(
        ({status}) => status < 500,
        () => false,
      );
      if (isAnswered) {
        location.reload();
      } else {
        // Shown anew, it is announced again.
        notice.hidden = false;
        button.focus();
      }
    };
    notice.hidden = false;
  }

  addEventListener(
    'error',
    (event) => {
      const {target: file} = event;
      const isFile =
        file instanceof HTMLScriptElement ||
        (file instanceof HTMLLinkElement && file.rel === 'stylesheet');
      if (isFile && event.isTrusted && !secondTries.has(file)) {
        event.stopImmediatePropagation();
        void parsed.then(() => askAgain(file));
      } else if (event instanceof ErrorEvent && event.filename.includes('/assets/js/')) {
        // What came is no script of ours, e.g. a page of the host.
        void parsed.then(tell);
      }
    },
    true,
  );
  // A chunk that is no script, or never answered, raises no event; a page that waits for it never comes alive.
  addEventListener('unhandledrejection', (event) => {
    if (/^Loading (?:CSS )?chunk/.test(String((event.reason as Error | undefined)?.message))) {
      event.preventDefault();
      void tell();
    }
  });
}
