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

export interface CompressedSite {
  readonly address: string;
  /** Bytes of content sent until now, workers' requests included. */
  readonly sentBytes: () => number;
  /** The files sent because a page needed them, not because it might soon: path → bytes. */
  readonly needed: ReadonlyMap<string, number>;
  readonly stop: () => void;
}

/** Serves a folder with brotli, as hosts do, on a free port. */
export async function serveCompressed(folder: string): Promise<CompressedSite> {
  const compressed = new Map<string, Buffer>();
  const needed = new Map<string, number>();
  let sent = 0;
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const named = path.join(folder, decodeURI(pathname));
    const file =
      existsSync(named) && statSync(named).isDirectory() ? path.join(named, 'index.html') : named;
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    sent += body.length;
    if (request.headers['sec-purpose'] === undefined && request.headers.purpose === undefined) {
      needed.set(pathname, body.length);
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
    sentBytes: () => sent,
    needed,
    stop: () => server.close(),
  };
}
