/** Serves a folder with brotli, as hosts do: `serveCompressed.ts <folder> <port>`. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const [folder = 'build', port = '3190'] = process.argv.slice(2);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const compressed = new Map<string, Buffer>();

createServer((request, response) => {
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
  response.writeHead(200, {
    'Content-Encoding': 'br',
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
  });
  response.end(body);
}).listen(Number(port), () => console.log(`Serving ${folder} on ${port}`));
