/**
 * Opens the boxes and tabs around a part of the page, as the browser does for what its own search finds.
 * @returns whether any was closed
 */
export function reveal(part: Element): boolean {
  let isChanged = false;
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) {
      isChanged ||= !around.open;
      around.open = true;
    } else if (around.hidden) {
      isChanged = true;
      around.dispatchEvent(new Event('beforematch', {bubbles: true}));
    }
  }
  return isChanged;
}
