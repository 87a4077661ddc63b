import {spawnSync} from 'node:child_process';
import {expect, test, vi} from 'vitest';
import {findingsOf, manual, PAGE, sourcesOf} from '../../testing';
import {curl} from './curl';

const SPACE = 'https://acme.eu.havre.example';
const TOKEN = '-H "Authorization: Bearer $HAVRE_SCIM_TOKEN"';
const hasTools = spawnSync('bash', ['-c', 'command -v curl']).status === 0;

test.skipIf(!hasTools).each([
  [`curl ${TOKEN} ${SPACE}/scim/v2/Users`, undefined],
  [`curl ${TOKEN} -d '{"schemas":[]}' ${SPACE}/scim/v2/Users`, undefined],
  [`curl ${TOKEN} https://acme.us.havre.example/scim/v2/Users`, 'does not run (curl: '],
  // At a proxy that is not there: nothing leaves this machine.
  [`curl ${TOKEN} https://acme.us.havre.example/scim/v2/Users`, '127.0.0.1'],
  [`curl ${TOKEN} http://acme.us.havre.example/scim/v2/Users`, '127.0.0.1'],
  [`curl ${TOKEN} ${SPACE}/scim/v2/Users $UNSET`, 'does not run (bash:'],
  [`curl ${TOKEN} ${SPACE}/api/Users`, 'asks GET /api/Users'],
  [`curl -H "Authorization: Bearer hvs_pasted" ${SPACE}/scim/v2/Users`, 'does not send its token'],
  [`curl ${TOKEN} -d '{"schema":[]}' ${SPACE}/scim/v2/Users`, 'no SCIM message'],
  [`curl ${TOKEN} -d 'schemas' ${SPACE}/scim/v2/Users`, 'no SCIM message'],
  [`curl ${TOKEN} -d 'null' ${SPACE}/scim/v2/Users`, 'no SCIM message'],
  [`curl ${TOKEN} -d '"schemas"' ${SPACE}/scim/v2/Users`, 'no SCIM message'],
  [`curl ${TOKEN} -X TRACE ${SPACE}/scim/v2/Users`, 'asks TRACE /scim/v2/Users'],
  [`true # curl `, 'makes 0 requests'],
  [`curl ${TOKEN} ${SPACE}/scim/v2/Users ${SPACE}/scim/v2/Users`, 'makes 2 requests'],
])('%s', async (code, message) => {
  const found = await findingsOf(curl, {[PAGE]: manual(`\`\`\`bash\n${code}\n\`\`\``)});
  if (message === undefined) {
    expect(found).toEqual([]);
  } else {
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${PAGE}:7: `);
    expect(found[0]).toContain(message);
  }
});

test('other samples are not run', async () => {
  const page = manual('```bash\nexit 1\n```\n\n```json\n"curl "\n```');
  expect(await findingsOf(curl, {[PAGE]: page})).toEqual([]);
});

test('where nothing can be run, a reminder says so once', async () => {
  vi.stubEnv('PATH', '/nowhere');
  const sample = '```bash\ncurl a\n```';
  const found = await curl(sourcesOf({[PAGE]: manual(`${sample}\n\n${sample}`)}));
  vi.unstubAllEnvs();
  expect(found).toEqual([
    {file: PAGE, line: 7, message: 'no sample was run → install bash and curl', isWarning: true},
  ]);
});
