import {CACHE, HASHED, type Headers} from './headers';

export interface NginxSite {
  /** Host name of the site, e.g. `docs.havre.example`. */
  readonly host: string;
  /** Folder of `publish.sh`, e.g. `/srv/docs`. */
  readonly root: string;
  readonly headers: Headers;
  /** 301 redirects, as paths. */
  readonly moved: readonly (readonly [from: string, to: string])[];
  /** Base paths of the languages other than the default, e.g. `/en/`. */
  readonly prefixes: readonly string[];
}

const WRITTEN = '# Written by "npm run package": change deploy/nginx.ts instead.';

/**
 * The nginx configuration, by file name: `docs.conf` is installed once, the other two come with each release. Needs the
 * modules `gzip_static` and `brotli_static`.
 */
export function nginxFiles(site: NginxSite): Readonly<Record<string, string>> {
  return {
    'docs.conf': serverFile(site),
    'http.inc': httpInclude(site),
    'server.inc': serverInclude(site),
  };
}

/** Forward secrecy and authenticated encryption alone, whatever the kind of the certificate. TLS 1.3 has nothing else. */
const TLS = `ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;`;

/** Addresses and certificate: what belongs to the machine. Debian 12 has no `http2 on`. */
function serverFile({host, root}: NginxSite): string {
  const log = 'access_log /var/log/nginx/docs.log docs;';
  return `# Installed once as /etc/nginx/conf.d/docs.conf and the server's own from then on: certbot and you may change it.
# What follows current/ comes with each release.
include ${root}/current/nginx/http.inc;

# Whoever asks for another host gets nothing: no handshake, or 421 when only Host names another than the handshake.
server {
  listen 80 default_server;
  listen [::]:80 default_server;
  listen 443 ssl http2 default_server;
  listen [::]:443 ssl http2 default_server;
  server_name ~.;
  server_tokens off;
  access_log off;
  ${TLS}
  ssl_reject_handshake on;
  return 421;
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  server_tokens off;
  ${log}
  # Where certbot proves that the name is yours.
  location /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 https://${host}$request_uri; }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${host};
  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
  ${TLS}
  ${log}
  include ${root}/current/nginx/server.inc;
}
`;
}

function httpInclude({host, prefixes}: NginxSite): string {
  const pages = prefixes.map((base) => `  ~^/*${base.slice(0, -1)}(?:[/?]|$) ${base}404.html;`);
  const hashed = HASHED.source.replaceAll('\\/', '/');
  return `${WRITTEN}

# The page of an unknown address, in the language of the address. $uri is rewritten by then, $request_uri is not.
map $request_uri $docs_not_found {
  default /404.html;
${pages.join('\n')}
}

# The Markdown twin of a page is named in its headers.
map $uri $docs_page {
  default $uri;
  "~^(?<docs_path>/.+)/$" $docs_path;
}
map "$status:$uri" $docs_canonical {
  default "";
  "~^(?:200|304):(?<docs_original>/[\\w./-]+)\\.md$" '<https://${host}$docs_original>; rel="canonical"';
}

# A missing file is never kept, nor is a range that the file may not have.
map "$status:$uri $http_range" $docs_cache {
  default "${CACHE.revalidate}";
  "~^(?:200|304):${hashed.slice(1)}[^ ]+ $" "${CACHE.immutable}";
}
map $status $docs_allow {
  default "";
  405 "GET, HEAD";
}

# Neither query nor referrer: both may name the reader's Space.
map $request_uri $docs_asked {
  "~^(?<docs_without_query>[^?]*)" $docs_without_query;
}
log_format docs '$remote_addr [$time_iso8601] "$request_method $docs_asked $server_protocol" $status $body_bytes_sent "$http_user_agent"';
`;
}

/** `publish.sh` puts folder and number of the release in. */
function serverInclude({headers, moved}: NginxSite): string {
  const hashed = HASHED.source.replaceAll('\\/', '/');
  const answers = headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
  // Locations, not a map, which ignores case.
  const oldAddresses = moved.flatMap(([from, to]) =>
    (from.endsWith('.md') ? [from] : [from, `${from}/`]).map(
      (address) => `location = ${address} { return 301 ${to}$is_args$args; }`,
    ),
  );
  return `${WRITTEN}

# The folder of this release, not current: content and configuration change in one step, when nginx reloads.
root @ROOT@/releases/@RELEASE@/site;

charset utf-8;
charset_types text/plain text/css text/javascript application/javascript application/json application/xml text/xml application/rss+xml application/atom+xml text/markdown;
server_tokens off;
absolute_redirect off;
etag on;
gzip_static on;
gzip_vary on;
brotli_static on;
error_page 404 $docs_not_found;

# One place for every answer: add_header is not inherited into a block that has its own.
add_header Cache-Control $docs_cache always;
add_header Allow $docs_allow always;
add_header Link $docs_canonical always;
add_header Link $docs_alternate always;
${answers.join('\n')}

set $docs_alternate "";
if ($request_method !~ ^(?:GET|HEAD)$) {
  return 405;
}
if (-f $document_root$docs_page.md) {
  set $docs_alternate '<$docs_page.md>; rel="alternate"; type="text/markdown"';
}

# Pages that have moved (redirects.ts): before the file that other hosts answer with. Browsers keep what follows #.
${oldAddresses.join('\n')}

# Addresses have no final slash, files are folders: answered directly, without a redirect.
location / {
  try_files $uri $uri/index.html =404;
}

# Hidden files, and those that only serve other answers.
location ~ (?:/\\.(?!well-known/)|\\.(?:br|gz|map)$|^/_(?:headers|redirects)$) {
  return 404;
}
location ~ /(?:index|404)\\.html$ {
  internal;
}

# A page opened before a release still finds its files: publish.sh keeps them for a week.
location ~ "${hashed}" {
  try_files $uri @earlier;
}
location @earlier {
  root @ROOT@/earlier;
  try_files $uri =404;
}

# Not among the types that nginx knows.
location ~ \\.(?:md|webmanifest)$ {
  types { text/markdown md; application/manifest+json webmanifest; }
  try_files $uri =404;
}
`;
}
