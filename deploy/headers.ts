/** The headers of every answer, from which the formats of the hosts are written. */

export type Headers = readonly (readonly [name: string, value: string])[];

/** `Cache-Control` of answers. */
export const CACHE = {
  /** The name contains a hash of the content: cached for a year. */
  immutable: 'public, max-age=31536000, immutable',
  /** The name stays, the content changes: revalidated each time (`no-store` would disable the back/forward cache). */
  revalidate: 'no-cache',
} as const;

/** Immutable addresses: the build writes a hash into each name below `assets/`. */
export const HASHED = /^\/(?:[a-z]{2}\/)?assets\//;

/** Types that hosts do not know by the ending; without a charset browsers would guess. */
export const TYPES = {
  md: 'text/markdown; charset=utf-8',
  webmanifest: 'application/manifest+json',
} as const;

/** The policy: own files, and the inline scripts with these hashes (`'sha256-…'`). */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    // The theme's icons are data addresses in its style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
}

/** Browser features denied to pages; unknown names would be reported as errors. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export function securityHeaders(scriptHashes: readonly string[]): Headers {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(scriptHashes)],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers without frame-ancestors.
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      [
        // Used by the page itself to copy an example and to enlarge a picture.
        'clipboard-write=(self)',
        'fullscreen=(self)',
        ...DENIED_FEATURES.map((feature) => `${feature}=()`),
      ].join(', '),
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}
