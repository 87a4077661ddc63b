import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MermaidConfig} from 'mermaid';
import type {IconName} from '../../../site/icons';
import type {Layout, Mode} from '../../../site/drawings';

/** Mermaid's theme in each colour mode (specification §4). */
const THEMES = {light: 'default', dark: 'dark'} as const satisfies Record<
  Mode,
  MermaidConfig['theme']
>;

/** The site's typeface (src/css/face.css): drawings hold its outlines. */
export const TYPEFACE = 'Atkinson Hyperlegible Next';

/** What the typeface lacks stays text, in fonts of equal widths: an image cannot use those of its page. */
const FONTS = `'${TYPEFACE}', Arial, 'Liberation Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Droid Sans Fallback', sans-serif`;

/** Font size in a drawing, px. */
export const TEXT_SIZE = 16;

/** The label of a box in a flowchart, px: as wide as a line may be; on a phone two lines high. */
export const BOX = {wide: {width: 226, height: 30}, narrow: {width: 122, height: 40}} as const;

/** Room for the icon above a label, px. */
export const ICON_ROOM = 26;

/** What a box is tells its colour: the Space, people, what is not ours. */
const KINDS = {
  space: ['arch'],
  person: ['crew', 'helm'],
  other: ['boat'],
} as const satisfies Record<string, readonly IconName[]>;

/** Room in a sequence, px: a label may exceed the gap that it stands in by twice the padding. */
const SEQUENCE = {
  wide: {width: 180, actorMargin: 60, wrapPadding: 8},
  narrow: {width: 110, actorMargin: 14, wrapPadding: 8},
} as const satisfies Record<Layout, MermaidConfig['sequence']>;

const COLOURS = {
  light: {
    background: 'white',
    box: 'sea-50',
    border: 'sea-600',
    text: 'night-900',
    line: 'night-500',
    key: 'sea-700',
    onKey: 'white',
    person: 'warning-soft',
    personBorder: 'target',
    group: 'night-50',
    groupBorder: 'night-300',
    lantern: 'lantern',
  },
  dark: {
    background: 'night-900',
    box: 'accent-soft',
    border: 'sea-300',
    text: 'night-100',
    line: 'night-300',
    key: 'sea-700',
    onKey: 'white',
    person: 'warning-soft',
    personBorder: 'lantern',
    group: 'night-800',
    groupBorder: 'night-500',
    lantern: 'lantern',
  },
} as const satisfies Record<Mode, Record<string, string>>;

type Role = keyof (typeof COLOURS)[Mode];

const TOKENS = path.resolve(__dirname, '../../../css/tokens.css');

/** Mermaid's deterministic settings, with the site's colours and font. @throws when tokens.css lacks a colour */
export function mermaidSettings(
  mode: Mode,
  layout: Layout,
  tokens = readFileSync(TOKENS, 'utf8'),
): MermaidConfig {
  const colour = (role: Role): string => {
    const name = COLOURS[mode][role];
    // Of a token with a value for each mode, the dark one stands last.
    const values = [...tokens.matchAll(new RegExp(`--color-${name}: (#[0-9a-f]{3,6});`, 'g'))];
    const value = values.at(mode === 'dark' ? -1 : 0)?.[1];
    if (value === undefined) {
      throw new Error(
        `tokens.css has no --color-${name}: add it, or change COLOURS in ${__filename}.`,
      );
    }
    return value;
  };
  return {
    theme: THEMES[mode],
    startOnLoad: false,
    suppressErrorRendering: true,
    securityLevel: 'strict',
    deterministicIds: true,
    htmlLabels: false,
    fontFamily: FONTS,
    fontSize: TEXT_SIZE,
    // Labels on opaque plates, so that no line strikes through them.
    themeCSS: `
      .edgeLabel rect, .labelBkg { opacity: 1; fill: ${colour('background')}; }
      .edgeLabel text { fill: ${colour('line')}; }
      .messageText { stroke: ${colour('background')} !important; stroke-width: 6px; stroke-linejoin: round; paint-order: stroke; }
      [id$='sequencenumber'] circle { r: 11px; fill: ${colour('line')} !important; }
      .sequenceNumber { font-size: ${TEXT_SIZE}px; font-family: ${FONTS}; fill: ${colour('background')}; }
      .flowchart-link, .messageLine0 { stroke-width: 1.5px !important; }
      .node rect, .actor, .note { rx: 8px; ry: 8px; }
      .note { stroke-dasharray: 4 3; }
      .node polygon { fill: ${colour('background')} !important; stroke: ${colour('line')} !important; }
      .icon { fill: none; stroke: ${colour('text')}; stroke-width: 1.75px; stroke-linecap: round; stroke-linejoin: round; }
      .icon path { fill: none !important; stroke: inherit !important; stroke-width: inherit !important; }
      .icon circle { fill: ${colour('lantern')} !important; stroke: none !important; }
      ${boxes('space', 'rect')} { fill: ${colour('key')} !important; }
      ${boxes('space', 'text', 'tspan')} { fill: ${colour('onKey')} !important; }
      ${boxes('space', '.icon')} { stroke: ${colour('onKey')}; }
      ${boxes('person', 'rect')}, .person rect { fill: ${colour('person')} !important; stroke: ${colour('personBorder')} !important; }
      ${boxes('other', 'rect')} { fill: ${colour('group')} !important; stroke: ${colour('line')} !important; }
      .stop rect { fill: ${colour('background')} !important; stroke: ${colour('line')} !important; stroke-dasharray: 4 3; }`,
    flowchart: {
      htmlLabels: false,
      nodeSpacing: layout === 'wide' ? 28 : 16,
      rankSpacing: 62,
      curve: 'linear',
      padding: 6,
      diagramPadding: 4,
      wrappingWidth: BOX[layout].width,
    },
    sequence: {
      wrap: true,
      ...SEQUENCE[layout],
      actorFontFamily: FONTS,
      messageFontFamily: FONTS,
      noteFontFamily: FONTS,
      messageFontSize: TEXT_SIZE,
      height: 48 + ICON_ROOM,
      boxMargin: 12,
      diagramMarginX: 8,
      diagramMarginY: 16,
      noteMargin: 9,
      mirrorActors: false,
    },
    themeVariables: themeVariables(colour),
  };
}

/** Selectors of parts of the boxes of a kind, in flowcharts and sequences. */
function boxes(kind: keyof typeof KINDS, ...parts: readonly string[]): string {
  return KINDS[kind]
    .flatMap((icon) => [`[id*='-flowchart-${icon}']`, `g:has(> [name^='${icon}'])`])
    .flatMap((box) => parts.map((part) => `${box} ${part}`))
    .join(', ');
}

function themeVariables(colour: (role: Role) => string): Record<string, unknown> {
  return {
    fontFamily: FONTS,
    fontSize: `${TEXT_SIZE}px`,
    background: colour('background'),
    mainBkg: colour('box'),
    primaryColor: colour('box'),
    primaryBorderColor: colour('border'),
    primaryTextColor: colour('text'),
    secondaryColor: colour('group'),
    secondaryBorderColor: colour('groupBorder'),
    secondaryTextColor: colour('text'),
    tertiaryColor: colour('group'),
    tertiaryBorderColor: colour('groupBorder'),
    tertiaryTextColor: colour('text'),
    nodeBorder: colour('border'),
    textColor: colour('text'),
    titleColor: colour('text'),
    nodeTextColor: colour('text'),
    lineColor: colour('line'),
    edgeLabelBackground: colour('background'),
    clusterBkg: colour('group'),
    clusterBorder: colour('groupBorder'),
    arrowheadColor: colour('line'),
    actorBkg: colour('box'),
    actorBorder: colour('border'),
    actorTextColor: colour('text'),
    actorLineColor: colour('groupBorder'),
    signalColor: colour('line'),
    signalTextColor: colour('text'),
    labelBoxBkgColor: colour('group'),
    labelBoxBorderColor: colour('groupBorder'),
    labelTextColor: colour('text'),
    loopTextColor: colour('text'),
    noteBkgColor: colour('background'),
    noteBorderColor: colour('line'),
    noteTextColor: colour('text'),
    transitionColor: colour('line'),
    transitionLabelColor: colour('text'),
    stateLabelColor: colour('text'),
    stateBkg: colour('box'),
    labelColor: colour('text'),
    specialStateColor: colour('line'),
    innerEndBackground: colour('background'),
    compositeBackground: colour('background'),
    compositeTitleBackground: colour('group'),
    dropShadow: 'none',
  };
}
