// Wraps the footer: it comes alive in a task of its own.
import InTurn from '@site/src/components/InTurn';
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';

export default function FooterWrapper(): ReactNode {
  return (
    <InTurn>
      <Footer />
    </InTurn>
  );
}
