const MAIN_SCRIPT = /<script[^>]+src="?([^"\s>]*\/main\.[^"\s>]+\.js)/;

/** The main script a page of the site starts with, or `undefined` when the text is no page of the site. */
export function mainScriptOf(html: string): string | undefined {
  return MAIN_SCRIPT.exec(html)?.[1];
}

/**
 * True when the server now delivers another release than the one running in this tab:
 * its files may be gone for good, and only a full load helps.
 */
export async function isNewerReleaseLive(): Promise<boolean> {
  try {
    const response = await fetch(window.location.href, {cache: 'no-store'});
    const live = mainScriptOf(await response.text());
    return live !== undefined && live !== mainScriptOf(document.documentElement.outerHTML);
  } catch {
    return false;
  }
}
