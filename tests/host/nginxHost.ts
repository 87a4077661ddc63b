import {execFile, execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {request as requestPlain, type IncomingHttpHeaders} from 'node:http';
import {request} from 'node:https';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect} from '@playwright/test';
import {HOST, packageSite, type PackageOptions} from '../../deploy/package';
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

interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Asked without TLS, on the other port. */
  readonly isPlain?: boolean;
  /** Loopback address, of either family. */
  readonly address?: string;
  /** Name of the TLS handshake; the site's by default. */
  readonly servername?: string;
}

/** nginx on this machine, configured as `deploy/README.md` says, with a certificate of its own. */
export interface Host {
  /** Folder of nginx' own files: `nginx.conf`, `conf.d`, certificate, logs. */
  readonly folder: string;
  /** Folder that contains `releases`, `earlier` and `current`. */
  readonly root: string;
  /** The packaged release that is published first. */
  readonly release: string;
  /** Port of HTTPS. */
  readonly port: number;
  /** Environment of `publish.sh`, without the settings that the first release was published with. */
  readonly environment: NodeJS.ProcessEnv;
  /** Requests an address verbatim, without the normalization of a browser. */
  ask(target: string, options?: AskOptions): Promise<Answer>;
  /** Runs the server's `publish.sh`: what it says; rejected with what it says when it fails. */
  publish(...args: string[]): Promise<string>;
  /** Ends nginx alone. */
  halt(): Promise<void>;
  /** Ends nginx and deletes all files. */
  stop(): Promise<void>;
}

/**
 * Packages a site, by default `build/`, and publishes it on Debian's nginx, started here on free ports.
 *
 * @param prepare called with the folder of the releases before anything is in it
 */
export async function startHost(
  name = HOST,
  site: Pick<PackageOptions, 'build' | 'redirects'> = {build: path.join(ROOT, 'build')},
  prepare: (root: string) => void = () => undefined,
): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-host-'));
  const root = path.join(folder, 'srv');
  const release = path.join(folder, 'release');
  const [plainPort, port] = [await freePort(), await freePort()];
  await packageSite({...site, release, root, host: name, quality: 1});
  const configuration = path.join(folder, 'nginx.conf');
  const environment: NodeJS.ProcessEnv = {...process.env};
  const settings = {
    TEST: `nginx -t -q -c ${configuration}`,
    RELOAD: `nginx -s reload -c ${configuration}`,
    CHECK: `https://${name}:${port}`,
  };
  const publish: Host['publish'] = async (...args) => {
    const {stdout, stderr} = await promisify(execFile)(
      'sh',
      [path.join(root, 'publish.sh'), ...args],
      {env: environment},
    );
    return stdout + stderr;
  };
  const ask: Host['ask'] = (target, options = {}) =>
    new Promise((resolve, reject) => {
      const {isPlain = false, address = '127.0.0.1', servername = name} = options;
      (isPlain ? requestPlain : request)(
        {
          host: address,
          port: isPlain ? plainPort : port,
          path: target,
          method: options.method ?? 'GET',
          headers: {host: name, ...options.headers},
          agent: false,
          ...(isPlain ? {} : {servername, rejectUnauthorized: false}),
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
  makeCertificate(path.join(folder, 'certificate'), name);
  const server = await startNginx(folder, configuration);
  const serverFile = readFileSync(path.join(release, 'nginx/docs.conf'), 'utf8')
    .replace(/listen (\[::\]:)?(80|443)/g, (_, six: string | undefined, standard: string) => {
      const address = six === undefined ? '127.0.0.1' : '[::1]';
      return `listen ${address}:${standard === '80' ? plainPort : port}`;
    })
    .replaceAll(`/etc/letsencrypt/live/${name}`, path.join(folder, 'certificate'))
    .replaceAll('/var/log/nginx', folder);
  writeFileSync(path.join(folder, 'conf.d/docs.conf'), serverFile);
  mkdirSync(root);
  prepare(root);
  await promisify(execFile)('sh', [path.join(release, 'publish.sh'), 'install', release, root], {
    env: {...environment, ...settings},
  }).catch((error: unknown) => {
    server.kill('SIGTERM');
    throw error;
  });
  const halt = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await closed;
    }
  };
  return {
    ...{folder, root, release, port, environment, ask, publish, halt},
    stop: async () => {
      await halt();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** A self-signed certificate, named as certbot names its files. */
export function makeCertificate(folder: string, name: string): void {
  mkdirSync(folder);
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((file) =>
    path.join(folder, file),
  ) as [string, string];
  const kind = ['-newkey', 'rsa:2048', '-nodes'];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync(
    'openssl',
    ['req', '-x509', ...kind, ...names, '-days', '2', '-keyout', key, '-out', certificate],
    {stdio: 'pipe'},
  );
}

/** nginx without a site: it reads `conf.d` again at each reload. */
async function startNginx(folder: string, configuration: string): Promise<ChildProcess> {
  mkdirSync(path.join(folder, 'temp'));
  mkdirSync(path.join(folder, 'conf.d'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/temp/${kind};`,
  );
  writeFileSync(
    configuration,
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
  include ${folder}/conf.d/*.conf;
}
`,
  );
  const server = spawn('nginx', ['-c', configuration], {stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  server.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', (code) => reject(new Error(`nginx ended with ${code}: ${said}`)));
  });
  const pid = path.join(folder, 'nginx.pid');
  await Promise.race([
    ended,
    expect.poll(() => existsSync(pid) && readFileSync(pid, 'utf8')).toMatch(/\d/),
  ]);
  ended.catch(() => undefined);
  return server;
}
