/**
 * Has the analyzers of Mozilla's HTTP Observatory grade the answers of a server of this machine that serves `build/`
 * with the headers of `deploy/headers.ts`, over TLS: `npm run test:observatory`. Fails below 130, the most a site gets
 * that browsers do not have built in.
 *
 * The package is not one of ours, for it brings a database's drivers: npm fetches it, nothing is asked of the network
 * afterwards.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer as createHttpServer} from 'node:http';
import {createServer, type Server} from 'node:https';
import type {AddressInfo, Server as NetServer} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import sirv from 'sirv';
import {securityHeaders} from '../deploy/headers';
import {inlineScripts} from '../deploy/hostFiles';
import {refuse, refuseRest} from './arguments';
import {ROOT} from './repository';
import {temporaryFolder} from './temporary';

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const LEAST = 130;
const PAGES = ['/', '/en/docs/administrateur/manage-apps/SSO'];
const BUILD = path.join(ROOT, 'build');

/** Set in the process that grades: Node reads whom it trusts when it starts. */
const FOLDER = process.env.OBSERVATORY_FOLDER;

/** What is used of the package, which has no types of its own. */
interface Observatory {
  readonly retrieve: (host: string, options: object) => Promise<unknown>;
  readonly ALL_TESTS: readonly ((requests: unknown) => {readonly result: string})[];
  readonly getScoreModifier: (result: string) => number;
}

if (FOLDER === undefined) {
  start();
} else {
  void grade(FOLDER);
}

function start(): void {
  refuseRest(process.argv.slice(2), 'npm run test:observatory');
  const folder = temporaryFolder('observatory');
  const run = (command: string, args: readonly string[]): void => {
    try {
      execFileSync(command, args, {cwd: folder, stdio: 'pipe', encoding: 'utf8'});
    } catch (error) {
      const {stderr} = error as {stderr?: string};
      refuse(`${PACKAGE} needs npm's registry and openssl: ${stderr?.trim() || String(error)}`);
    }
  };
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
  run('npm', [
    ...[
      'install',
      '--ignore-scripts',
      '--engine-strict=false',
      '--no-audit',
      '--no-fund',
      '--loglevel',
      'error',
    ],
    `${PACKAGE}@${VERSION}`,
  ]);
  // The list of sites that browsers know as HTTPS only, which the package would fetch: this one is not on it.
  writeFileSync(path.join(folder, 'node_modules', PACKAGE, 'conf/hsts-preload.json'), '{}');
  run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', 'key.pem', '-out', 'cert.pem'],
  ]);
  const {status} = spawnSync(process.execPath, [...process.execArgv, __filename], {
    stdio: 'inherit',
    env: {
      ...process.env,
      OBSERVATORY_FOLDER: folder,
      NODE_EXTRA_CA_CERTS: path.join(folder, 'cert.pem'),
    },
  });
  process.exitCode = status ?? 1;
}

async function grade(folder: string): Promise<void> {
  const httpsPort = await listen(site(folder));
  const httpPort = await listen(
    createHttpServer(({url = '/'}, response) => {
      response.writeHead(301, {Location: `https://localhost:${httpsPort}${url}`}).end();
    }),
  );
  const load = (file: string): Promise<Partial<Observatory>> =>
    import(pathToFileURL(path.join(folder, 'node_modules', PACKAGE, 'src', file)).href) as Promise<
      Partial<Observatory>
    >;
  const {retrieve, ALL_TESTS, getScoreModifier} = {
    ...(await load('retriever/retriever.js')),
    ...(await load('constants.js')),
    ...(await load('grader/grader.js')),
  } as Observatory;
  let isGood = true;
  for (const page of PAGES) {
    const requests = await retrieve('localhost', {httpPort, httpsPort, path: page});
    const results = ALL_TESTS.map((test) => test(requests).result);
    const score = results.reduce((sum, result) => sum + getScoreModifier(result), 100);
    console.log(`${page}: ${score}\n${results.map((result) => `  ${result}`).join('\n')}`);
    isGood &&= score >= LEAST;
  }
  if (!isGood) {
    console.error(`Below ${LEAST}: see deploy/headers.ts.`);
  }
  process.exit(isGood ? 0 : 1);
}

function site(folder: string): Server {
  const headers = securityHeaders(inlineScripts(BUILD));
  const files = sirv(BUILD, {dev: true});
  const read = (name: string): Buffer => readFileSync(path.join(folder, name));
  return createServer({key: read('key.pem'), cert: read('cert.pem')}, (request, response) => {
    headers.forEach(([name, value]) => response.setHeader(name, value));
    files(request, response, () => void response.writeHead(404).end());
  });
}

function listen(server: NetServer): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, () => resolve((server.address() as AddressInfo).port)),
  );
}
