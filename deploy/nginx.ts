import {CACHE, HASHED, type Headers} from './headers';

export interface NginxSite {
  /** Host name of the site, e.g. `docs.havre.example`. */
  readonly host: string;
  /** Value of `listen`, e.g. `80` or `127.0.0.1:8080`. */
  readonly listen: string;
  /** Folder of `publish`, e.g. `/srv/docs`. */
  readonly root: string;
  readonly headers: Headers;
  /** 301 redirects, as paths. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** Base paths of the languages other than the default, e.g. `/en/`. */
  readonly prefixes: readonly string[];
}

/** nginx configuration for the `http` block. Needs the modules `gzip_static` and `brotli_static`. */
export function nginxConfiguration({
  host,
  listen,
  root,
  headers,
  moved,
  prefixes,
}: NginxSite): string {
  const pages = prefixes.map((base) => `  ~^${base.slice(0, -1)}(?:[/?]|$) ${base}404.html;`);
  const answers = headers.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  // Locations, not a map, which ignores case.
  const oldAddresses = moved.flatMap(([from, to]) =>
    (from.endsWith('.md') ? [from] : [from, `${from}/`]).map(
      (address) => `  location = ${address} { return 301 ${to}$is_args$args; }`,
    ),
  );
  return `# Written by "npm run package": change deploy/nginx.ts instead.

# The page of an unknown address, in the language of the address. $uri is rewritten by then, $request_uri is not.
map $request_uri $docs_not_found {
  default /404.html;
${pages.join('\n')}
}

# Whoever asks for Markdown gets the page's twin: text/markdown in Accept, at full weight; browsers never ask for it.
map "$http_accept $uri" $docs_twin {
  default "";
  "~*text/markdown(?: *; *(?!q=)[^;, ]+)*(?: *; *q=1(?:\\.0*)?)? *(?:,.*)? (?<docs_page>/[^ ]*?)/?$" $docs_page.md;
}
map $request_uri $docs_vary {
  default Accept;
  "~${HASHED.source.replaceAll('\\/', '/')}" "";
}

# One place for every answer: add_header is not inherited into a block that has its own. A missing file is never kept.
map "$status:$uri" $docs_cache {
  default "${CACHE.revalidate}";
  "~^(?:200|206|304):${HASHED.source.slice(1).replaceAll('\\/', '/')}" "${CACHE.immutable}";
}

# Whoever asks for another host gets nothing.
server {
  listen ${listen} default_server;
  server_name _;
  server_tokens off;
  return 421;
}

server {
  listen ${listen};
  server_name ${host};
  root ${root}/current/site;

  charset utf-8;
  charset_types text/html text/plain text/css text/javascript application/javascript application/json application/xml text/xml application/rss+xml application/atom+xml text/markdown;
  server_tokens off;
  absolute_redirect off;
  etag on;
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  error_page 404 $docs_not_found;

  add_header Cache-Control $docs_cache always;
  add_header Vary $docs_vary always;
${answers.join('\n')}

  if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
  }

  if (-f $document_root$docs_twin) {
    rewrite ^ $docs_twin last;
  }

  # Pages that have moved (redirects.ts): before the file that other hosts answer with. Browsers keep what follows #.
${oldAddresses.join('\n')}

  # Addresses have no final slash, files are folders: answered directly, without a redirect.
  location / {
    try_files $uri $uri/index.html =404;
  }

  # A page opened before a release still finds its files: "publish" keeps them for a week.
  location ~ "${HASHED.source.replaceAll('\\/', '/')}" {
    try_files $uri @earlier;
  }
  location @earlier {
    root ${root}/earlier;
    try_files $uri =404;
  }

  # Hidden files, and those that only serve the other answers.
  location ~ (?:/\\.(?!well-known/)|\\.(?:br|gz|map)$|^/_(?:headers|redirects)$) {
    return 404;
  }

  # Not among the types that nginx knows.
  location ~ \\.md$ {
    types { text/markdown md; }
    try_files $uri =404;
  }
}
`;
}
