import {execFile, spawnSync} from 'node:child_process';
import {createServer} from 'node:http';
import {promisify} from 'node:util';
import {BRAND} from '../../../src/site/brand';
import type {Sources} from '../../../src/sources/load';
import type {Fence} from '../../../src/sources/page';
import type {Finding} from '../../finding';
import {remembered} from '../../rule';

/** A request that a sample made. */
interface Request {
  /** Method and path. */
  readonly line: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** An address of this machine that nobody answers at. */
const NOWHERE = 'http://127.0.0.1:9';

const TOKEN = 'hvs_test';

/** Every curl sample of the manual runs as printed; where bash or curl is missing, a reminder says that none ran. */
export async function curl({pages}: Sources): Promise<Finding[]> {
  const samples = pages.flatMap(({file, fences}) =>
    fences
      .filter(({lang, code}) => lang === 'bash' && code.includes('curl '))
      .map((sample) => ({file, sample})),
  );
  const [first] = samples;
  if (first && spawnSync('bash', ['-c', 'command -v curl']).status !== 0) {
    const {file, sample} = first;
    return [
      {
        file,
        line: sample.line,
        message: 'no sample was run → install bash and curl',
        isWarning: true,
      },
    ];
  }
  const found = samples.map(async ({file, sample}) =>
    (await problemsOf(sample)).map((message) => ({file, line: sample.line, message})),
  );
  return (await Promise.all(found)).flat();
}

/** A sample runs as printed, asks the SCIM interface once, with the token of its environment, and sends JSON. */
const problemsOf = remembered(({code}: Fence): Promise<readonly string[]> =>
  run(code).then(faultsOf, (error: unknown) => [
    `the sample does not run (${firstLine(error)}) → correct it`,
  ]),
);

function faultsOf([request, ...others]: readonly Request[]): string[] {
  if (!request || others.length > 0) {
    return [`the sample makes ${request ? others.length + 1 : 0} requests → let it make one`];
  }
  const faults: string[] = [];
  if (!/^(?:GET|POST|PUT|PATCH|DELETE) \/scim\/v2\//.test(request.line)) {
    faults.push(`the sample asks ${request.line} → ask /scim/v2/ of ${BRAND.exampleSpace}`);
  }
  if (request.authorization !== `Bearer ${TOKEN}`) {
    faults.push(
      'the sample does not send its token → add "Authorization: Bearer $HAVRE_SCIM_TOKEN"',
    );
  }
  if (request.body !== '' && !hasSchemas(request.body)) {
    faults.push('the sample’s body is no SCIM message → send JSON with "schemas"');
  }
  return faults;
}

function hasSchemas(body: string): boolean {
  try {
    const message: unknown = JSON.parse(body);
    return typeof message === 'object' && message !== null && 'schemas' in message;
  } catch {
    return false;
  }
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
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  // Only the example Space is played: a sample that asks any other host fails at once, at a proxy that is not there.
  const stub = `curl() {
    local arguments=()
    for argument in "$@"; do arguments+=("\${argument/#${BRAND.exampleSpace.replaceAll('/', '\\/')}/http://127.0.0.1:${port}}"); done
    command curl --fail --silent --show-error --max-time 20 "\${arguments[@]}"
  }`;
  try {
    // Without `--norc` bash may take a pipe for a remote shell, and read the settings of whoever runs the checks.
    await promisify(execFile)('bash', ['--norc', '-euc', `${stub}\n${sample}`], {
      env: {
        ...process.env,
        HAVRE_SCIM_TOKEN: TOKEN,
        http_proxy: NOWHERE,
        https_proxy: NOWHERE,
        no_proxy: '127.0.0.1',
      },
    });
  } finally {
    server.close();
  }
  return requests;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return text.trim().split('\n')[0] ?? '';
}
