/** The headers of every answer, once: hosts' own formats are written from here. */

/** Header name and value, in the order they are sent. */
export type Headers = readonly (readonly [name: string, value: string])[];

/** How long browsers and proxies may keep an answer. */
export const CACHE = {
  /** The content is in the name: kept for a year without asking again. */
  immutable: 'public, max-age=31536000, immutable',
  /** The name stays, the content changes: kept, but asked about each time (`no-store` would cost the back button its page). */
  revalidate: 'no-cache',
} as const;

/** Addresses whose content never changes: the builder writes a hash into each name below `assets/`. */
export const HASHED = /^\/(?:[a-z]{2}\/)?assets\//;

/** What a Markdown twin is; without its character set a browser would guess. */
export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/**
 * What a page of this site may do: load its own files, and run the one inline script (colour mode, files that fail).
 *
 * @param scriptHashes `'sha256-…'` of each inline script the pages hold
 */
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

/** What browsers may not do for a page here; names that browsers do not know would be reported as errors. */
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

/** The headers that every answer carries, whatever its status. */
export function securityHeaders(scriptHashes: readonly string[]): Headers {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(scriptHashes)],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers that do not know frame-ancestors.
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      [
        // Copying an example and enlarging a picture are the page's own.
        'clipboard-write=(self)',
        'fullscreen=(self)',
        ...DENIED_FEATURES.map((feature) => `${feature}=()`),
      ].join(', '),
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}
