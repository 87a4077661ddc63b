/** What links in view lead to and is not yet fetched ahead. */
const waiting: string[] = [];

/** Safari has no idle time to give. */
const whenIdle = (run: () => void): void =>
  void ('requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 1));

/**
 * Docusaurus fetches ahead what the links in view lead to, all in one go, while the reader may want to scroll or
 * type. Here one at a time, when there is nothing else to do.
 */
export function onRouteDidUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (previousLocation) {
    return;
  }
  const {prefetch} = window.docusaurus;
  const next = (): void => {
    void prefetch(waiting.shift()!);
    if (waiting.length > 0) {
      whenIdle(next);
    }
  };
  window.docusaurus = {
    ...window.docusaurus,
    prefetch(route) {
      waiting.push(route);
      if (waiting.length === 1) {
        whenIdle(next);
      }
      return false;
    },
  };
}
