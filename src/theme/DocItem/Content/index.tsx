// Wraps the text of a page: it comes alive in a task of its own.
import InTurn from '@site/src/components/InTurn';
import type ContentType from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import type {ComponentProps, ReactNode} from 'react';

export default function ContentWrapper(props: ComponentProps<typeof ContentType>): ReactNode {
  return (
    <InTurn>
      <Content {...props} />
    </InTurn>
  );
}
