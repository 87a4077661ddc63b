/** Calls `act` when the browser has nothing else to do; soon where it has no idle callbacks (Safari). */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(act);
  } else {
    setTimeout(act);
  }
}
