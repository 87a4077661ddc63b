import {Suspense, use, useCallback, useLayoutEffect, useState, type ReactNode} from 'react';
import {endTurn, takeTurn, type Turn} from './turns';

interface Props {
  /** Makes one element: while it waits, the one that came with the page stays. */
  readonly children: ReactNode;
}

/**
 * A part of a page that comes alive in a task of its own. A page that came alive as a whole would not answer a reader
 * who scrolls or types meanwhile: a fifth of a second on a phone. What is around the part may have changed before its
 * turn: it comes alive as it came, and changes then.
 */
export default function InTurn({children}: Props): ReactNode {
  const [turn] = useState(takeTurn);
  const [came] = useState(children);
  const [isAlive, setIsAlive] = useState(turn === undefined);
  const end = useCallback(() => {
    setIsAlive(true);
    endTurn(turn);
  }, [turn]);
  useLayoutEffect(() => () => endTurn(turn), [turn]);
  return (
    <Suspense>
      <Part turn={turn} onAlive={end}>
        {isAlive ? children : came}
      </Part>
    </Suspense>
  );
}

interface PartProps extends Props {
  readonly turn: Turn | undefined;
  readonly onAlive: () => void;
}

function Part({turn, onAlive, children}: PartProps): ReactNode {
  useLayoutEffect(onAlive, [onAlive]);
  if (turn) {
    use(turn);
  }
  return children;
}
