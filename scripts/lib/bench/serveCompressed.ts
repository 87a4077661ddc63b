import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Asked for by some browsers without a window, not by others. */
const TAB_ICON = /\/favicon\.\w+$/;

export interface CompressedSite {
  readonly address: string;
  /** The bytes of each file that was sent, workers' requests included; not prefetches, not the icon of the tab. */
  readonly sent: Map<string, number>;
  readonly stop: () => void;
}

/** Serves a folder with brotli, as hosts do, on a free port. */
export async function serveCompressed(folder: string): Promise<CompressedSite> {
  const bodies = new Map<string, Buffer>();
  const sent = new Map<string, number>();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const named = path.join(folder, decodeURI(pathname));
    const file =
      existsSync(named) && statSync(named).isDirectory() ? path.join(named, 'index.html') : named;
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = bodies.get(file) ?? brotliCompressSync(readFileSync(file));
    bodies.set(file, body);
    const isPrefetch = (request.headers['sec-purpose'] ?? request.headers.purpose) !== undefined;
    if (!isPrefetch && !TAB_ICON.test(pathname)) {
      sent.set(pathname, body.length);
    }
    response.writeHead(200, {
      'Content-Encoding': 'br',
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    stop: () => server.close(),
  };
}
