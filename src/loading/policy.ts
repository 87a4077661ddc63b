/**
 * One policy for files that cannot be fetched: a second try; if a newer release is live, one reload of the page; else a
 * message with a button that tries again. Whoever waits for a file is told too, after ten seconds (`load.ts`), or twelve.
 *
 * `guardFiles` and the functions it calls are also written into every page as text (src/bundler/pageTags.ts), for
 * failures before any other script runs: they use nothing from outside this file.
 */

/** Id of the message about files that are lost or late (src/bundler/pageTags.ts). */
export const NOTICE_ID = 'load-notice';

/** The release of a page or of a loader's address, which changes with every script; `undefined` on the dev server. */
export function releaseOf(text: string): string | undefined {
  return /\/runtime~main\.([\da-f]+)\.js/.exec(text)?.[1];
}

export function ownRelease(): string | undefined {
  return releaseOf(document.head.innerHTML);
}

/**
 * Reloads the page if the server delivers another release than the one in this tab, whose files may be gone. A page
 * that was reloaded does so again only on the reader's request: servers that disagree cause no loop.
 *
 * @param isAsked the reader has just done something that needs the file
 * @param isLate the file is still on its way, and browsers answer whoever asks again with the request they wait for: any
 *   answer of the server is worth a reload
 * @returns whether the page is about to reload
 */
export async function reloadIfReplaced(isAsked = false, isLate = false): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReloaded = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  if (isReloaded && !isAsked) {
    return false;
  }
  try {
    const response = await fetch(location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    const live = releaseOf(await response.text());
    if (live === undefined || (live === ownRelease() && !isLate)) {
      return false;
    }
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** A script or a style sheet of the page. */
type GuardedFile = HTMLScriptElement | HTMLLinkElement;

/**
 * Fetches a file again by a second element, whose outcome becomes the first one's.
 *
 * @returns the second element
 */
export function fetchAgain(file: GuardedFile, onLost: () => void): Element {
  const second = document.createElement(file.localName) as HTMLLinkElement;
  for (const {name, value} of file.attributes) {
    second.setAttribute(name, value);
  }
  // No browser waits for a style sheet for paper; a script has no medium.
  second.media = 'print';
  second.onload = () => {
    second.media = '';
    file.dispatchEvent(new Event('load'));
  };
  second.onerror = () => {
    // The bundler's loader takes an element with this address for a pending fetch.
    second.remove();
    file.dispatchEvent(new Event('error'));
    onLost();
  };
  file.after(second);
  return second;
}

/**
 * Shows the message about files that are lost, or late when `lost` is undefined; its button tries again.
 *
 * @param onSilence called when the server has not answered the button for 12 s
 */
export function showNotice(
  notice: HTMLElement,
  button: HTMLButtonElement,
  lost: 'sheet' | 'script' | undefined,
  onSilence: () => void,
): void {
  if (lost) {
    notice.querySelectorAll('span').forEach((text, index) => {
      text.hidden = index === 0 || (index === 2 && lost === 'sheet');
    });
  }
  button.onclick = async () => {
    notice.hidden = true;
    // The server may be silent too.
    setTimeout(onSilence, 12_000);
    const isAnswered = await fetch(location.href, {cache: 'no-store'}).then(
      ({status}) => status < 500,
      () => false,
    );
    if (isAnswered) {
      location.reload();
    } else {
      // Hidden first: showing it again announces it again.
      notice.hidden = false;
      button.focus();
    }
  };
  notice.hidden = false;
  // In view without a style sheet too, wherever the address leads.
  if (getComputedStyle(notice).position === 'static') {
    Object.assign(notice.style, {position: 'sticky', top: 0, background: 'Canvas'});
  }
}

/**
 * Fetches each failing script and style sheet once more before its `error` event is seen, and each style sheet that is
 * silent for 3 s, without delaying the first paint any longer. Before hydration it also shows the message about scripts
 * that are lost, or late by 12 s, since nothing else runs; and the one about a style sheet that is lost.
 *
 * @param noticeId id of the message, hidden until then: its first `span` is about late files, its second about lost
 *   ones, its third says what lost scripts mean, and its button tries again
 */
export function guardFiles(noticeId: string): void {
  const SHEETS = 'link[rel=stylesheet]';
  const tried = new WeakSet<EventTarget>();
  // Browsers differ in when a deferred script fails; the page's scripts and the message need the whole document.
  const parsed = new Promise((resolve) => document.addEventListener('readystatechange', resolve));
  let told: 'sheet' | 'script' | undefined;

  const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

  function askAgain(file: GuardedFile): void {
    tried.add(file);
    const second = fetchAgain(file, () => {
      // The bundler's loader listens to the sheets that it adds.
      if (file.localName === 'script' || !file.onerror) {
        void tell(file.localName === 'script' ? 'script' : 'sheet');
      }
    });
    tried.add(second);
  }

  function show(): void {
    const notice = document.getElementById(noticeId);
    const button = notice?.querySelector('button');
    if (notice && button && (!isHydrated() || told === 'sheet')) {
      showNotice(notice, button, told, show);
    }
  }

  async function tell(lost: 'sheet' | 'script'): Promise<void> {
    if (told === 'script' || told === lost || (lost === 'script' && isHydrated())) {
      return;
    }
    told = lost;
    if (!(await reloadIfReplaced())) {
      show();
    }
  }

  addEventListener(
    'error',
    (event) => {
      const file = event.target as GuardedFile | Window;
      if (
        'matches' in file &&
        file.matches(`script,${SHEETS}`) &&
        event.isTrusted &&
        !tried.has(file)
      ) {
        event.stopImmediatePropagation();
        void parsed.then(() => askAgain(file));
      } else if (event instanceof ErrorEvent && event.filename.includes('/assets/js/')) {
        // The response was no script of ours, e.g. a page of the host.
        void parsed.then(() => tell('script'));
      }
    },
    true,
  );
  // A chunk that is no script, or never arrives, raises no event, and the page is never hydrated.
  addEventListener('unhandledrejection', (event) => {
    if (/^Loading (?:CSS )?chunk/.test(String((event.reason as Error | undefined)?.message))) {
      event.preventDefault();
      void tell('script');
    }
  });
  setTimeout(() => {
    for (const file of document.querySelectorAll<HTMLLinkElement>(SHEETS)) {
      if (!file.sheet && !tried.has(file)) {
        askAgain(file);
        file.remove();
      }
    }
  }, 3000);
  requestAnimationFrame(() => setTimeout(show, 12_000));
}
