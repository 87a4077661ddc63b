import {execFile, spawnSync} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {loadSite} from './site';

const ROOT = path.resolve(import.meta.dirname, '../..');
const EXAMPLE_SPACE = 'https://acme.eu.havre.example';
const hasTools = spawnSync('bash', ['-c', 'command -v curl']).status === 0;

interface Request {
  readonly line: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** Runs a sample as printed, with the example Space played by a server on this machine. */
async function run(sample: string): Promise<Request[]> {
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        line: `${request.method} ${request.url}`,
        authorization: request.headers.authorization,
        body: Buffer.concat(chunks).toString(),
      });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const stub = `curl() {
    local arguments=()
    for argument in "$@"; do arguments+=("\${argument/#${EXAMPLE_SPACE.replaceAll('/', '\\/')}/http://127.0.0.1:${port}}"); done
    command curl --fail "\${arguments[@]}"
  }`;
  try {
    await promisify(execFile)('bash', ['-euc', `${stub}\n${sample}`], {
      env: {...process.env, HAVRE_SCIM_TOKEN: 'hvs_test'},
    });
  } finally {
    server.close();
  }
  return requests;
}

test.skipIf(!hasTools)(
  'every curl sample of the manual runs as printed',
  async () => {
    const samples = loadSite(ROOT).pages.flatMap(({file, fences}) =>
      fences
        .filter(({lang, code}) => lang === 'bash' && code.includes('curl '))
        .map(({code}) => ({file, code})),
    );
    expect(samples.length).toBeGreaterThanOrEqual(12);
    for (const {file, code} of samples) {
      const [request, ...others] = await run(code);
      expect(others, file).toEqual([]);
      expect(request?.line, file).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/scim\/v2\//);
      expect(request?.authorization, file).toBe('Bearer hvs_test');
      if (request?.body) {
        expect(JSON.parse(request.body), file).toHaveProperty('schemas');
      }
    }
  },
  60_000,
);
