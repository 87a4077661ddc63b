/** One drawing of the harbour: its lines on a grid of 24 × 24; its light is a filled circle (x, y, radius). */
export interface Shape {
  readonly lines: string;
  readonly light?: readonly [number, number, number];
}

const WAVES = 'M3 20.5q1.5-1.6 3 0t3 0 3 0 3 0 3 0 3 0';

/** The harbour as a system: each thing of the products has its drawing, with one light; danger has none. */
export const SHAPES = {
  /** Space */
  arch: {lines: `M5.5 17v-5.5a6.5 6.5 0 0 1 13 0V17M12 5v3.5${WAVES}`, light: [12, 10.5, 2]},
  /** Application */
  boat: {lines: 'M3 14.5h18l-2.5 5.5h-13zM12 14.5V5.5M12 6q5.5 2 5.5 6H12', light: [12, 3.5, 1.5]},
  /** Shared things: folders */
  chest: {lines: 'M4 10.5h16v9H4zM4 10.5v-2a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v2', light: [12, 14, 1.9]},
  /** Tip */
  compass: {
    lines: 'M12 3a9 9 0 1 0 .01 0zM16.5 7.5l-2.4 6.6-6.6 2.4 2.4-6.6z',
    light: [12, 12, 1.5],
  },
  /** People */
  crew: {lines: 'M12 12.5a4 4 0 1 0-.01 0zM4 20.5a8 8 0 0 1 16 0', light: [12, 17, 1.5]},
  /** Phone or computer */
  device: {
    lines:
      'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM6.5 12h6',
    light: [13.5, 12, 1.9],
  },
  /** Departure */
  flag: {lines: 'M5 21V3.5M5 4.5h14.5l-3 5 3 5H5', light: [10.5, 9.5, 1.9]},
  /** Administrator */
  helm: {
    lines:
      'M12 6.5a5.5 5.5 0 1 0 .01 0zM12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M18.7 5.3l-2.8 2.8M8.1 15.9l-2.8 2.8',
    light: [12, 12, 2],
  },
  /** Passwords */
  key: {lines: 'M8 3.5a4.5 4.5 0 1 0 .01 0zM11.2 11.2l9 9M16.5 16.5l2.7-2.7', light: [8, 8, 1.7]},
  /** Warning */
  lantern: {
    lines: 'M9 6.5V6a3 3 0 0 1 6 0v.5M6.5 7.5h11M8 7.5v9.5M16 7.5v9.5M5.5 20.5l2-3.5h9l2 3.5z',
    light: [12, 12.3, 2.3],
  },
  /** Loquet */
  latch: {lines: 'M6 4v16M18 4v16M6 12h10', light: [18, 12, 2.6]},
  /** Help */
  lifebuoy: {
    lines:
      'M12 3a9 9 0 1 0 .01 0zM12 8a4 4 0 1 0 .01 0zM5.7 5.7l3.5 3.5M14.8 14.8l3.5 3.5M18.3 5.7l-3.5 3.5M9.2 14.8l-3.5 3.5',
    light: [12, 12, 1.4],
  },
  /** Extension */
  lighthouse: {
    lines:
      'M8.5 20.5l1-10h5l1 10M8 10.5h8M6 20.5h12M12 3v1.5M17.5 6l3-1.2M17.5 8.5l3 1.2M6.5 6l-3-1.2M6.5 8.5l-3 1.2',
    light: [12, 7.2, 2.1],
  },
  /** Note, log */
  logbook: {
    lines:
      'M18.5 16.5h-11A2.5 2.5 0 0 0 5 19V6a2.5 2.5 0 0 1 2.5-2.5h11v17.5h-11A2.5 2.5 0 0 1 5 19M12.5 9.5h2.5',
    light: [9.3, 9.5, 1.6],
  },
  /** Danger */
  reef: {lines: `M3 16.5l5-10 3.2 5.5 2.8-4 7 8.5${WAVES}`},
} satisfies Record<string, Shape>;

export type IconName = keyof typeof SHAPES;
