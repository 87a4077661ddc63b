import {existsSync, readFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {CACHE, HASHED, TYPES, type Headers} from '../../deploy/headers';
import {routable} from '../../src/site/addresses';
import {LOCALE_CONFIGS, localeOfPath} from '../../src/site/locales';

/** Answers with the files of a built site as hosts do: each language has its own 404 page. */
export function handlerOf(build: string, headers: Headers = []): RequestListener {
  const files = sirv(build, {
    etag: true,
    dev: true,
    setHeaders(response, pathname) {
      if (pathname.endsWith('.md')) {
        response.setHeader('Content-Type', TYPES.md);
      } else if (HASHED.test(pathname)) {
        response.setHeader('Cache-Control', CACHE.immutable);
      }
    },
  });
  return (request, response) => {
    const [address = '/', ...query] = (request.url ?? '/').split('?');
    // As nginx reads it.
    const pathname = routable(address);
    request.url = [pathname, ...query].join('?');
    headers.forEach(([name, value]) => response.setHeader(name, value));
    files(request, response, () => {
      const page = path.join(build, LOCALE_CONFIGS[localeOfPath(pathname)].baseUrl, '404.html');
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(existsSync(page) ? readFileSync(page) : 'Not found');
    });
  };
}
