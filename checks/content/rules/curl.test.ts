import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {findingsOf, manual, PAGE} from '../../testing';
import {curl} from './curl';

const SPACE = 'https://acme.eu.havre.example';
const TOKEN = '-H "Authorization: Bearer $HAVRE_SCIM_TOKEN"';
const hasTools = spawnSync('bash', ['-c', 'command -v curl']).status === 0;

test.skipIf(!hasTools).each([
  [`curl ${TOKEN} ${SPACE}/scim/v2/Users`, undefined],
  [`curl ${TOKEN} -d '{"schemas":[]}' ${SPACE}/scim/v2/Users`, undefined],
  [`curl ${TOKEN} https://acme.us.havre.example/scim/v2/Users`, 'does not run'],
  [`curl ${TOKEN} ${SPACE}/scim/v2/Users $UNSET`, 'does not run (bash:'],
  [`curl ${TOKEN} ${SPACE}/api/Users`, 'asks GET /api/Users'],
  [`curl -H "Authorization: Bearer hvs_pasted" ${SPACE}/scim/v2/Users`, 'does not send its token'],
  [`curl ${TOKEN} -d '{"schema":[]}' ${SPACE}/scim/v2/Users`, 'no SCIM message'],
  [`curl ${TOKEN} -d 'schemas' ${SPACE}/scim/v2/Users`, 'no SCIM message'],
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
