import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {HOST, packageSite} from '../../deploy/package';
import {freePort} from '../freePort';
import {ROOT} from '../../scripts/lib/repository';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The reason why nginx cannot run here; undefined when it can. @throws with it where REQUIRE_NGINX is set, as in CI */
export function missingNginx(): string | undefined {
  if (spawnSync('nginx', ['-v']).status === 0 && existsSync(BROTLI_MODULE)) {
    return undefined;
  }
  const reason =
    'nginx or its brotli module is not installed: apt-get install nginx libnginx-mod-http-brotli-static';
  if (process.env.REQUIRE_NGINX) {
    throw new Error(reason);
  }
  return reason;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** nginx on this machine with the packaged site. */
export interface Host {
  /** Folder that contains `releases`, `earlier` and `current`. */
  readonly root: string;
  readonly release: string;
  readonly port: number;
  /** Requests an address verbatim, without the normalization of a browser. */
  ask(
    target: string,
    options?: {readonly method?: string; readonly headers?: Record<string, string>},
  ): Promise<Answer>;
  publish(...args: string[]): string;
  stop(): Promise<void>;
}

/** Packages `build/`, publishes it and starts Debian's nginx on it, on a free port of the loopback address. */
export async function startHost(name = HOST): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-host-'));
  const root = path.join(folder, 'srv');
  const release = path.join(folder, 'release');
  const port = await freePort();
  await packageSite({
    build: path.join(ROOT, 'build'),
    release,
    root,
    host: name,
    listen: `127.0.0.1:${port}`,
    quality: 1,
  });
  const publish = (...args: string[]) =>
    execFileSync('sh', [path.join(release, 'publish.sh'), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  publish('install', release, root);
  const ask: Host['ask'] = (target, options = {}) =>
    new Promise((resolve, reject) => {
      request(
        {
          host: '127.0.0.1',
          port,
          path: target,
          method: options.method ?? 'GET',
          headers: {host: name, ...options.headers},
          agent: false,
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      )
        .on('error', reject)
        .end();
    });
  const server = await startNginx(folder, release, ask);
  return {
    root,
    release,
    port,
    ask,
    publish,
    stop: async () => {
      const closed = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await closed;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

async function startNginx(
  folder: string,
  release: string,
  ask: Host['ask'],
): Promise<ChildProcess> {
  mkdirSync(path.join(folder, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temp/${kind};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    // Started by root, nginx drops its workers to a user who may not read the folder.
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}load_module ${BROTLI_MODULE};
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.join('\n  ')}
  include ${release}/nginx/docs.conf;
}
`,
  );
  const server = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', (code) => reject(new Error(`nginx ended with ${code}: ${said}`)));
  });
  await Promise.race([ended, answers(ask)]);
  ended.catch(() => undefined);
  return server;
}

async function answers(ask: Host['ask']): Promise<void> {
  for (;;) {
    try {
      await ask('/');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
