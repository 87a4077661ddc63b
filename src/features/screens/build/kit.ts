import {SMALLEST, textWidth, wrap, type TextStyle} from './textWidth';

/**
 * A building block of screens. Given its width, it returns its height and its SVG; colours are classes of
 * src/features/screens/ui/Screen, so that a drawing follows the colour mode.
 */
export type Part = (width: number) => Drawn;

export interface Drawn {
  readonly height: number;
  readonly draw: (x: number, y: number) => string;
}

/** In units. */
export const PANEL = 340;

type Tone = 'muted' | 'inverse' | 'dark' | 'accent' | 'danger';

interface LineStyle extends TextStyle {
  readonly tone?: Tone;
  readonly align?: 'start' | 'middle' | 'end';
  readonly underline?: boolean;
  readonly strike?: boolean;
}

export function text(content: string, style: LineStyle = {}): Part {
  return (width) => {
    const {size = SMALLEST, align = 'start'} = style;
    const lines = wrap(content, width, style);
    const step = Math.round(size * 1.4);
    return {
      height: lines.length * step,
      draw: (x, y) => {
        const start = {start: x, middle: x + width / 2, end: x + width}[align];
        return lines
          .map((line, index) => writeAt(line, start, y + index * step + size * 1.05, style))
          .join('');
      },
    };
  };
}

/** One line of text at its baseline. */
export function writeAt(content: string, x: number, baseline: number, style: LineStyle): string {
  const {size = SMALLEST, bold, code, tone, align, underline, strike} = style;
  const classes = [
    size > SMALLEST && `s${size}`,
    bold && 'b',
    code && 'code',
    tone,
    align !== 'start' && align,
    underline && 'u',
    strike && 'strike',
  ].filter(Boolean);
  return element('text', {x, y: baseline, class: classes.join(' ')}, escape(content));
}

export function stack(parts: readonly Part[], gap = 10): Part {
  return (width) => {
    const drawn = parts.map((part) => part(width));
    return {
      height: sum(drawn.map(({height}) => height)) + gap * (drawn.length - 1),
      draw: (x, y) => {
        let top = y;
        return drawn
          .map(({height, draw}) => {
            const svg = draw(x, top);
            top += height + gap;
            return svg;
          })
          .join('');
      },
    };
  };
}

/** Parts side by side, centred vertically, each with its width: units when above 1, else its share of the rest. */
export function row(cells: readonly (readonly [Part, number])[], gap = 10): Part {
  return (width) => {
    const fixed = sum(cells.map(([, size]) => (size > 1 ? size : 0)));
    const free = width - fixed - gap * (cells.length - 1);
    const widths = cells.map(([, size]) => (size > 1 ? size : size * free));
    const drawn = cells.map(([part], index) => part(widths[index] ?? 0));
    const height = Math.max(...drawn.map((cell) => cell.height));
    return {
      height,
      draw: (x, y) => {
        let left = x;
        return drawn
          .map((cell, index) => {
            const svg = cell.draw(left, y + (height - cell.height) / 2);
            left += (widths[index] ?? 0) + gap;
            return svg;
          })
          .join('');
      },
    };
  };
}

/** Parts of given widths on as many lines as needed. */
export function flow(parts: readonly (readonly [Part, number])[], gap = 8): Part {
  return (width) => {
    const places: {part: Drawn; x: number; y: number}[] = [];
    let x = 0;
    let y = 0;
    let lineHeight = 0;
    for (const [part, size] of parts) {
      if (x > 0 && x + size > width) {
        x = 0;
        y += lineHeight + gap;
        lineHeight = 0;
      }
      const drawn = part(Math.min(size, width));
      places.push({part: drawn, x, y});
      x += size + gap;
      lineHeight = Math.max(lineHeight, drawn.height);
    }
    return {
      height: y + lineHeight,
      draw: (left, top) =>
        places.map((place) => place.part.draw(left + place.x, top + place.y)).join(''),
    };
  };
}

export function box(part: Part, className: string, padding = 10, radius = 8): Part {
  return (width) => {
    const inside = part(width - 2 * padding);
    const height = inside.height + 2 * padding;
    return {
      height,
      draw: (x, y) =>
        rect(x, y, width, height, radius, className) + inside.draw(x + padding, y + padding),
    };
  };
}

export type ButtonKind = 'primary' | 'plain' | 'danger';

/** A button: the primary one is filled, the destructive one has its own colour and stroke. */
export function button(label: string, kind: ButtonKind = 'plain'): Part {
  const tone = {primary: 'inverse', plain: undefined, danger: 'danger'} as const;
  return box(
    text(label, {bold: true, align: 'middle', ...(tone[kind] && {tone: tone[kind]})}),
    kind,
    9,
  );
}

/** A form field below its label. */
export function field(label: string, content: Part): Part {
  return stack([text(label, {tone: 'muted'}), box(content, 'field', 9, 6)], 4);
}

export function select(label: string, value: string): Part {
  return field(
    label,
    row(
      [
        [text(value), 1],
        [chevron, 14],
      ],
      6,
    ),
  );
}

/** A name above its value. */
export function fact(name: string, value: Part): Part {
  return stack([text(name, {tone: 'muted'}), value], 2);
}

/** A word in a pill, beside a shape. */
export function badge(label: string, shape: Part, className: string, style: LineStyle = {}): Part {
  return box(
    row(
      [
        [shape, 16],
        [text(label, {bold: true, ...style}), 1],
      ],
      8,
    ),
    className,
    7,
    16,
  );
}

/** A small label in a pill, as wide as its text. */
export function tag(
  label: string,
  className = 'tag',
  style: LineStyle = {},
): readonly [Part, number] {
  const width = Math.ceil(textWidth(label, {bold: true, ...style})) + 18;
  return [box(text(label, {bold: true, align: 'middle', ...style}), className, 4, 12), width];
}

/** A part with a number that the caption refers to. */
export function marked(number: number, part: Part): Part {
  return row(
    [
      [part, 1],
      [mark(number), 24],
    ],
    8,
  );
}

function mark(number: number): Part {
  return () => ({
    height: 24,
    draw: (x, y) =>
      circle(x + 12, y + 12, 12, 'mark') +
      writeAt(String(number), x + 12, y + 16.7, {bold: true, align: 'middle', tone: 'dark'}),
  });
}

export const divider: Part = (width) => ({
  height: 1,
  draw: (x, y) => element('path', {class: 'line', d: `M${n(x)} ${n(y)}h${n(width)}`}),
});

export function space(height: number): Part {
  return () => ({height, draw: () => ''});
}

const chevron = shape(14, ['M2 5l5 5 5-5', 'stroke']);

/** Shapes that show a state without colour. */
export const SHAPES = {
  check: shape(16, ['M2 8.5l4 4 8-9', 'stroke']),
  tick: shape(16, ['M2 8.5l4 4 8-9', 'stroke accent']),
  smallTriangle: shape(16, ['M8 1L15.5 15H.5z', 'warnFill'], ['M8 6v4.5M8 12.2v.8', 'onWarn']),
  circledTick: shape(28, ['M14 1a13 13 0 1 0 .01 0z', 'accentFill'], ['M8 14.5l4 4 8-9', 'onFill']),
  triangle: shape(28, ['M14 2L27 26H1z', 'warnFill'], ['M14 10v8M14 21.5v1.5', 'onWarn']),
  shield: shape(
    28,
    ['M14 1l11 4v8c0 7-5 11-11 14C8 24 3 20 3 13V5z', 'dangerFill'],
    ['M10 10l8 8m0-8l-8 8', 'onFill'],
  ),
  padlock: shape(28, ['M9 12V8a5 5 0 0 1 10 0v4', 'stroke'], ['M5 12h18v14H5z', 'ink']),
  ring: shape(28, ['M14 3a11 11 0 1 0 .01 0z', 'stroke dashed']),
  disc: shape(
    28,
    ['M14 1a13 13 0 1 0 .01 0z', 'accentFill'],
    ['M10 8v12M18 8v12M10 14h8', 'onFill'],
  ),
  dot: shape(28, ['M14 3a11 11 0 1 0 .01 0z', 'stroke'], ['M14 9a5 5 0 1 0 .01 0z', 'ink']),
} as const;

function shape(size: number, ...paths: readonly (readonly [d: string, className: string])[]): Part {
  const content = paths.map(([d, className]) => element('path', {class: className, d})).join('');
  return () => ({
    height: size,
    draw: (x, y) => element('g', {transform: `translate(${n(x)} ${n(y)})`}, content),
  });
}

/** The initials of a person or an app in a disc. */
export function initials(name: string, className = 'soft'): Part {
  const letters = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
  return () => ({
    height: 30,
    draw: (x, y) =>
      circle(x + 15, y + 15, 15, className) +
      writeAt(letters, x + 15, y + 19.7, {bold: true, align: 'middle', tone: 'accent'}),
  });
}

/** A decorative QR pattern without data. */
export function qr(size: number): Part {
  return (width) => {
    const cells = 21;
    const unit = size / cells;
    const isFinder = (column: number, line: number) =>
      (column < 8 && line < 8) || (column > 12 && line < 8) || (column < 8 && line > 12);
    let path = '';
    let state = 7;
    for (let line = 0; line < cells; line += 1) {
      for (let column = 0; column < cells; column += 1) {
        state = (state * 73 + 41) % 1009;
        if (!isFinder(column, line) && state % 2 === 0) {
          path += `M${column} ${line}h1v1h-1z`;
        }
      }
    }
    for (const [x, y] of [
      [0, 0],
      [14, 0],
      [0, 14],
    ]) {
      path += `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`;
    }
    return {
      height: size + 16,
      draw: (x, y) => {
        const left = x + (width - size) / 2;
        return (
          rect(left - 8, y, size + 16, size + 16, 8, 'qrPaper') +
          element('path', {
            class: 'qrInk',
            'fill-rule': 'evenodd',
            transform: `translate(${n(left)} ${n(y + 8)})scale(${n(unit, 3)})`,
            d: path,
          })
        );
      },
    };
  };
}

/** A panel: a screen in the frame of a phone. */
export function phone(part: Part): string {
  const width = 304;
  const inside = part(width - 40);
  const height = inside.height + 68;
  const left = (PANEL - width) / 2;
  return panel(
    height + 2,
    rect(left, 1, width, height, 30, 'frame') +
      rect(PANEL / 2 - 28, 14, 56, 6, 3, 'speaker') +
      inside.draw(left + 20, 38),
  );
}

/** A panel: a screen in a browser window, with its address if given. */
export function browserWindow(part: Part, address?: string): string {
  const inside = part(PANEL - 34);
  const bar = address === undefined ? 0 : 40;
  const height = inside.height + bar + 32;
  const top =
    address === undefined
      ? ''
      : element('path', {class: 'line', d: `M1 41h${PANEL - 2}`}) +
        rect(11, 9, PANEL - 22, 24, 12, 'soft') +
        writeAt(address, 23, 25.5, {tone: 'muted'});
  return panel(
    height + 2,
    rect(1, 1, PANEL - 2, height, 12, 'frame') + top + inside.draw(17, bar + 17),
  );
}

export function sheet(part: Part): string {
  const inside = part(PANEL - 60);
  const height = inside.height + 48;
  return panel(
    height + 2,
    element('path', {
      class: 'frame',
      d: `M13 1h280l34 34v${n(height - 34)}h-314z`,
    }) +
      element('path', {class: 'stroke', d: 'M293 1v34h34'}) +
      inside.draw(30, 28),
  );
}

function panel(height: number, content: string): string {
  return `<svg viewBox="0 0 ${PANEL} ${n(height)}" aria-hidden="true">${content}</svg>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  className: string,
): string {
  return element('rect', {x, y, width, height, rx: Math.min(radius, height / 2), class: className});
}

function circle(cx: number, cy: number, r: number, className: string): string {
  return element('circle', {cx, cy, r, class: className});
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content = '',
): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}

function n(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)));
}

function escape(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
