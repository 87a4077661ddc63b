import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findingsOf, manual, PAGE} from '../../testing';
import {curl} from './curl';

const SPACE = 'https://acme.eu.havre.example';
const USERS = `${SPACE}/scim/v2/Users`;
const TOKEN = '-H "Authorization: Bearer $HAVRE_SCIM_TOKEN"';

const found = (code: string, lang = 'bash') =>
  findingsOf(curl, {[PAGE]: manual(`\`\`\`${lang}\n${code}\n\`\`\``)});

test.each([
  [`curl ${TOKEN} ${USERS}`],
  [`curl -sS -X PATCH ${USERS}/1 \\\n  ${TOKEN} \\\n  -d '{\n    "schemas": []\n  }'`],
  [`curl -G ${USERS} ${TOKEN} --data-urlencode 'filter=userName eq "a@acme.example"'`],
  [`curl ${TOKEN} -d @user.json ${USERS}`],
  [`ID=2819c223\ncurl -XDELETE ${TOKEN} "${USERS}/$ID"`],
  // What no interface of ours answers.
  ['curl -fsSLO https://idp.planora.example/metadata.xml'],
  [`curl https://idp.planora.example/token -d 'grant_type=client_credentials'`],
  [`curl --json '{"a": 1}' https://hooks.planora.example/a | jq .`],
  [`curl -I https://docs.havre.example && echo fine`],
  ['apt-get install curl # and nothing else'],
])('%s is accepted', async (code) => {
  expect(await found(code)).toEqual([]);
});

test.each([
  [`curl ${TOKEN} https://acme.us.havre.example/scim/v2/Users`, 'asks acme.us.havre.example → ask'],
  [`curl ${TOKEN} http://acme.eu.havre.example/scim/v2/Users`, 'starts with https://'],
  [`curl ${TOKEN} ${SPACE}/scim/Users`, 'asks /scim/Users → ask /scim/v2/'],
  [`curl ${TOKEN}`, 'asks 0 addresses'],
  [`curl ${TOKEN} ${USERS} ${USERS}`, 'asks 2 addresses'],
  [`curl ${TOKEN} -X TRACE ${USERS}`, 'asks with TRACE'],
  [`curl --headr "A: b" ${USERS}`, "Unknown option '--headr' →"],
  [`curl ${TOKEN} -H "Content-Type" ${USERS}`, 'the header "Content-Type" says nothing'],
  [`curl ${USERS}`, 'sends no token'],
  [
    `curl -H "Authorization: Bearer hvs_pasted" ${USERS}`,
    'does not take its token from a variable',
  ],
  [`curl -H 'Authorization: Bearer $HAVRE_SCIM_TOKEN' ${USERS}`, 'does not take its token'],
  [`curl ${TOKEN} ${USERS}/$UNSET`, 'nothing sets $UNSET'],
  [`curl ${TOKEN} -d '{"schemas": [}' ${USERS}`, 'what a command sends: '],
  [`curl ${TOKEN} -d '{"schemas": ["urn:a"]}' ${USERS}`, 'unknown SCIM schema "urn:a"'],
  [`curl ${TOKEN} -d '{"schema": []}' ${USERS}`, 'no SCIM message'],
  [`curl ${TOKEN} -d 'null' ${USERS}`, 'no SCIM message'],
  [`curl ${TOKEN} -d '"schemas"' ${USERS}`, 'no SCIM message'],
  [`curl https://a.example --data-raw '[1, ]'`, 'what a command sends: '],
  [`curl https://a.example -H 'Content-Type: application/json' -d 'a'`, 'what a command sends: '],
  [`curl ${TOKEN} '${USERS}`, 'no shell command (unterminated single quote)'],
  [`curl ${TOKEN} ${USERS}?startIndex=1&count=2`, 'put an address with & in quotes'],
  [`x=$(curl ${USERS})`, 'sends no token'],
])('%s is refused', async (code, says) => {
  const findings = await found(code);
  expect(findings).toEqual([expect.stringContaining(`${PAGE}:7: `)]);
  expect(findings[0]).toContain(says);
});

test('executes nothing in a sample', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'curl-'));
  const [made, kept] = [path.join(folder, 'made'), path.join(folder, 'kept')];
  writeFileSync(kept, '');
  const fine = `curl ${TOKEN} ${USERS}`;
  for (const code of [
    `${fine}/$(touch ${made})`,
    `${fine}/\`touch ${made}\``,
    `${fine} -o <(touch ${made})`,
    `X=$(touch ${made})\n${fine}/$X`,
  ]) {
    expect(await found(code), code).toEqual([
      expect.stringContaining('which only running it can tell → write its value'),
    ]);
  }
  // What is no request is looked at by nobody, and done by nobody.
  for (const code of [`${fine}; rm ${kept}`, `${fine} && touch ${made}`, `touch ${made} # curl`]) {
    expect(await found(code), code).toEqual([]);
  }
  expect(existsSync(made)).toBe(false);
  expect(existsSync(kept)).toBe(true);
  rmSync(folder, {recursive: true});
});

test('ignores other languages', async () => {
  expect(await found('"curl "', 'json')).toEqual([]);
});
