import type {LabelKey} from '../../../content/labels';
import type {WordKey} from './texts';

/**
 * A building block of screens: HTML whose classes are those of src/features/screens/ui/Screen, so that a drawing
 * follows the colour mode and the width. Without scripts, styles or addresses; its words are `{key}`, filled in for
 * each language.
 */
export type Part = string;

export function label(key: LabelKey): string {
  return `{${key}}`;
}

/** A word of the example. */
export function word(key: WordKey): string {
  return `{words.${key}}`;
}

/** Parts in an element with a class; `div` puts them one below the other. */
function element(tag: string, className: string, ...parts: readonly Part[]): Part {
  return `<${tag}${className && ` class="${className}"`}>${parts.join('')}</${tag}>`;
}

/** A line of text in an element of its own, which says how it looks; it may break between its pieces. */
function line(tag: string, className = '') {
  return (...pieces: readonly string[]): Part => element(tag, className, pieces.join('<wbr>'));
}

export const text = line('span');
export const bold = line('b');
export const muted = line('small');
export const heading = line('strong');
export const link = line('u');
export const code = line('code');
/** A number or code to read from afar. */
export const large = line('b', 'large');

const block =
  (className: string) =>
  (...parts: readonly Part[]): Part =>
    element('div', className, ...parts);

export const centred = block('centred');
/** Parts side by side, as wide as each other; shapes and statuses as wide as they are. */
export const row = block('across');
export const box = block('box');
/** Rows with lines between them. */
export const list = block('list');
/** Parts that are lit together. */
export const group = block('');
/** As many columns as fit. */
export const tiles = block('tiles');
/** A sheet of paper. */
export const sheet = block('sheet');
/** A part, then a shape across its lower edge: the pointer of a mouse, a finger. */
export const touched = block('touched');

/** An action: the primary one is filled, the destructive one has its own colour. */
export const button = line('span', 'action');
export const primary = line('span', 'action primary');
export const destructive = line('span', 'action destructive');

/** A status: tinted, without the stroke of an action. */
export const status = line('em');
export const doubtful = line('em', 'doubtful');
export const bad = line('em', 'bad');

export const field = block('field');

export function select(label: string, value: string): Part {
  return fact(label, element('div', 'field across', text(value), '▾'));
}

/** A name above its value. */
export function fact(name: string, value: Part): Part {
  return element('div', 'fact', muted(name), value);
}

/** Names of tabs or of the pages of a menu, one of which is open. */
export function choices(
  className: 'views' | 'pages',
  names: readonly string[],
  open: string,
): Part {
  const shown = names.map((name) => (name === open ? bold(name) : text(name)));
  return element('div', className, ...shown);
}

/** A part with a number, beside the frame, that the list below the figure explains. */
export function marked(number: number, part: Part): Part {
  return row(part, element('i', `mark n${number}`, String(number)));
}

/** The initials of a person. */
export function person(name: string): Part {
  const letters = name.split(' ').map((word) => word.charAt(0));
  return status(letters.join(''));
}

/** A part that a step of a walk-through lights, by this name. */
export function part(name: string, content: Part): Part {
  return content.replace(/^<\w+/, `$& data-part="${name}"`);
}

/** Attributes of a path, with its shape. */
type Path = readonly [d: string, attributes: string];

function shape(size: number, ...paths: readonly Path[]): Part {
  const content = paths.map(([d, attributes]) => `<path d="${d}" ${attributes}/>`).join('');
  return `<svg width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${content}</svg>`;
}

const pen = (colour: string) =>
  `fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
const fill = (colour: string) => `fill="${colour}"`;
const INK = 'currentColor';
const PAPER = 'var(--color-background)';
const ACCENT = 'var(--color-accent)';
const LANTERN = 'var(--color-lantern)';
const NIGHT = 'var(--color-night-950)';

/** Shapes that show a state without colour. */
export const SHAPES = {
  check: shape(16, ['M2 8.5l4 4 8-9', pen(ACCENT)]),
  smallTriangle: shape(
    16,
    ['M8 1L15.5 15H.5z', `${fill(LANTERN)} stroke="${NIGHT}"`],
    ['M8 6v4.5M8 12.2v.8', pen(NIGHT)],
  ),
  circledTick: shape(
    28,
    ['M14 1a13 13 0 1 0 .01 0z', fill(ACCENT)],
    ['M8 14.5l4 4 8-9', pen(PAPER)],
  ),
  triangle: shape(
    28,
    ['M14 2L27 26H1z', `${fill(LANTERN)} stroke="${NIGHT}"`],
    ['M14 10v8M14 21.5v1.5', pen(NIGHT)],
  ),
  shield: shape(
    28,
    ['M14 1l11 4v8c0 7-5 11-11 14C8 24 3 20 3 13V5z', fill('var(--color-error)')],
    ['M10 10l8 8m0-8l-8 8', pen(PAPER)],
  ),
  padlock: shape(28, ['M9 12V8a5 5 0 0 1 10 0v4', pen(INK)], ['M5 12h18v14H5z', fill(INK)]),
  /** The sign of Loquet. */
  latch: shape(
    28,
    ['M7 4v20M21 4v20M7 14h14', pen(INK)],
    ['M21 10.5a3.5 3.5 0 1 0 .01 0z', fill(LANTERN)],
  ),
  ring: shape(28, ['M14 3a11 11 0 1 0 .01 0z', `${pen(INK)} stroke-dasharray="3 4"`]),
  disc: shape(
    28,
    ['M14 1a13 13 0 1 0 .01 0z', fill(ACCENT)],
    ['M10 8v12M18 8v12M10 14h8', pen(PAPER)],
  ),
  pointer: shape(28, [
    'M6 1v21l5-5 4 9 4-1.8-4-8.7h7.5z',
    `fill="${INK}" stroke="${PAPER}" stroke-width="1.5"`,
  ]),
  press: shape(28, ['M14 2a12 12 0 1 0 .01 0z', pen(INK)], ['M14 7a7 7 0 1 0 .01 0z', fill(INK)]),
  dot: shape(28, ['M14 3a11 11 0 1 0 .01 0z', pen(INK)], ['M14 9a5 5 0 1 0 .01 0z', fill(INK)]),
} as const;

const SIGNAL = shape(16, ['M2 14v-3M7 14V8M12 14V4', pen(INK)]);
const BATTERY = shape(16, ['M1 4h11v9H1zM15 7v3M4 7v3M8 7v3', pen(INK)]);

/** The organization's applications: each has a colour and a glyph of its own. */
const APPS = {
  Planora: ['#6750a4', 'M9 9v12M15 9v7M21 9v10'],
  Facturo: ['#b3261e', 'M9 7h12v17l-3-2-3 2-3-2-3 2zM13 12h4M13 16h4'],
  Wikilo: ['#0d7a72', 'M15 9c-3-2-5-2-8-1v14c3-1 5-1 8 1 3-2 5-2 8-1V8c-3-1-5-1-8 1zv14'],
  Postalia: ['#8a4b00', 'M7 11l8-4 8 4v9l-8 4-8-4zM7 11l8 4 8-4M15 15v9'],
} as const;

export function app(name: keyof typeof APPS): Part {
  const [colour, glyph] = APPS[name];
  return shape(
    30,
    ['M8 0h14q8 0 8 8v14q0 8-8 8H8q-8 0-8-8V8q0-8 8-8z', fill(colour)],
    [glyph, pen('#fff')],
  );
}

/** A decorative QR pattern without data: dark on white in every colour mode. */
export function qr(): Part {
  const isFinder = (column: number, line: number) =>
    (column < 8 && line < 8) || (column > 12 && line < 8) || (column < 8 && line > 12);
  const cells = [...Array(21).keys()];
  let state = 7;
  const dots = cells.flatMap((line) => {
    const pattern = cells.map((column) => {
      state = (state * 73 + 41) % 1009;
      return !isFinder(column, line) && state % 2 === 0 ? 'x' : ' ';
    });
    const runs = pattern.join('').matchAll(/x+/g);
    return [...runs].map(({index, 0: run}) => `M${index} ${line + 0.5}h${run.length}`);
  });
  const finders = ['M0 0', 'M14 0', 'M0 14'].map(
    (at) => `${at}m.5.5h6v6h-6zm1.5 3h3m-3-1h3m-3 2h3`,
  );
  return `<svg class="qr" viewBox="-1 -1 23 23"><path d="${[...dots, ...finders].join('')}"/></svg>`;
}

const frame = block('window');
const page = block('page');

/** The bar of a browser: the address, and the icon of the extension. */
function bar(shown: string, icon: Part = ''): Part {
  return element('div', 'bar', part('address-bar', text(shown)), icon);
}

interface Window {
  readonly address: string;
  /** The icon of the extension in the bar. */
  readonly icon?: Part;
  /** Pages beside the open one, which a small window leaves out. */
  readonly menu?: Part;
  /** What the window shows in its lower corner: where the link under the pointer leads. */
  readonly corner?: Part;
}

/** A window of a browser with the page at an address. */
export function browserWindow(
  {address: shown, icon, menu = '', corner = ''}: Window,
  ...parts: readonly Part[]
): Part {
  return frame(
    bar(shown, icon),
    menu ? element('div', 'with-pages', menu, page(...parts)) : page(...parts),
    corner && element('div', 'box corner', corner),
  );
}

/** The panel of the extension, which hangs from its icon in a browser that shows a site. */
export function extension(site: keyof typeof APPS, ...parts: readonly Part[]): Part {
  const panel = element('div', 'panel', ...parts);
  return frame(
    bar(`${site.toLowerCase()}.example`, SHAPES.disc),
    element('div', 'page hanging', row(app(site), heading(site)), panel),
  );
}

/** A window of Loquet on a computer. */
export function computer(...parts: readonly Part[]): Part {
  return frame(element('div', 'bar', bold('Loquet')), page(...parts));
}

/** A phone: its status bar, the screen, and actions at its foot. */
export function phone(parts: readonly Part[], actions: readonly Part[] = []): Part {
  const foot = element('div', 'foot', ...actions);
  return element('div', 'phone', row(bold('9:41'), SIGNAL, BATTERY), ...parts, foot);
}
