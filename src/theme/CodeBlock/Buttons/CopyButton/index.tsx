// Wraps the copy button: screen readers announce its result.
import {translate} from '@docusaurus/Translate';
import type CopyButtonType from '@theme/CodeBlock/Buttons/CopyButton';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

export default function CopyButtonWrapper(props: ComponentProps<typeof CopyButtonType>): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const [message, setMessage] = useState('');
  const copied = translate({id: 'theme.CodeBlock.copied', message: 'Copied'});

  useEffect(() => {
    // The button changes its name only, which is not announced.
    const observer = new MutationObserver(([change]) => {
      const name =
        change?.target instanceof Element ? change.target.getAttribute('aria-label') : '';
      setMessage(name === copied ? copied : '');
    });
    if (box.current) {
      observer.observe(box.current, {subtree: true, attributeFilter: ['aria-label']});
    }
    return () => observer.disconnect();
  }, [copied]);

  return (
    <span ref={box}>
      <CopyButton {...props} />
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </span>
  );
}
