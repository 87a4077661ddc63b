// Wraps the bar: it comes alive in a task of its own.
import InTurn from '@site/src/components/InTurn';
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

export default function NavbarWrapper(): ReactNode {
  return (
    <InTurn>
      <Navbar />
    </InTurn>
  );
}
