import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

interface Props extends ComponentProps<'table'> {
  /** Subject of the table (`src/content/plugins/tables.ts`). */
  readonly label?: string;
}

/** A table; wider than the screen, it is a named region that arrow keys scroll. */
export default function Table({label, ...props}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className="table"
      {...(scrolls && {tabIndex: 0, role: 'region', 'aria-label': label})}>
      <table {...props} />
    </div>
  );
}
