import {fact, rect, stack, writeAt, type Part} from './kit';

const SIZE = 17;
const CELL = 10.5;

/** The real and the look-alike address, one below the other, with the different letter framed. */
export function twoAddresses(here: string, known: string): Part {
  return stack([
    fact(here, framedAddress('p', '1', 'anora.example', 'differs')),
    fact(known, framedAddress('p', 'l', 'anora.example', 'same')),
  ]);
}

/** An address with its second character framed, at the same place in every font. */
function framedAddress(before: string, framed: string, after: string, className: string): Part {
  const style = {size: SIZE, code: true} as const;
  return () => ({
    height: 30,
    draw: (x, y) =>
      writeAt(before, x + CELL, y + 20.5, {...style, align: 'end'}) +
      rect(x + CELL + 3, y + 1, CELL + 8, 28, 4, className) +
      writeAt(framed, x + CELL * 1.5 + 7, y + 20.5, {...style, bold: true, align: 'middle'}) +
      writeAt(after, x + CELL * 2 + 14, y + 20.5, style),
  });
}
