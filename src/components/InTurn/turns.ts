/** Resolves when it is a part's turn to come alive. */
export type Turn = Promise<void>;

/** Of the parts that came with the page and are neither alive nor gone yet. */
const pending = new Set<Turn>();
const listeners: (() => void)[] = [];
let isPageAlive = false;

/**
 * The turn of a part that came with the page: a task of its own, after those of the parts before it.
 *
 * @returns undefined for what is made later, or while building: it need not wait
 */
export function takeTurn(): Turn | undefined {
  if (isPageAlive || typeof window === 'undefined') {
    return undefined;
  }
  const turn = new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
  pending.add(turn);
  return turn;
}

/** The part is alive, or gone. */
export function endTurn(turn: Turn | undefined): void {
  if (turn) {
    pending.delete(turn);
    tell();
  }
}

/** Calls back once, in a task of its own, when every part that came with the page is alive. */
export function whenPageAlive(listener: () => void): void {
  // In the task of now, parts may still take their turns.
  setTimeout(() => {
    listeners.push(listener);
    tell();
  });
}

function tell(): void {
  isPageAlive ||= listeners.length > 0 && pending.size === 0;
  if (isPageAlive) {
    listeners.splice(0).forEach((listener) => setTimeout(listener));
  }
}
