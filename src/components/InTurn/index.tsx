import {Suspense, use, useEffect, useState, type ReactNode} from 'react';
import {endTurn, takeTurn, type Turn} from './turns';

interface Props {
  /** Makes one element: while it waits, the one that came with the page stays. */
  readonly children: ReactNode;
}

/**
 * A part of a page that comes alive in a task of its own. A page that came alive as a whole would not answer a reader
 * who scrolls or types meanwhile: a fifth of a second on a phone.
 */
export default function InTurn({children}: Props): ReactNode {
  const [turn] = useState(takeTurn);
  useEffect(() => () => endTurn(turn), [turn]);
  return (
    <Suspense>
      <Part turn={turn}>{children}</Part>
    </Suspense>
  );
}

function Part({turn, children}: Props & {readonly turn: Turn | undefined}): ReactNode {
  useEffect(() => endTurn(turn), [turn]);
  if (turn) {
    use(turn);
  }
  return children;
}
