import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { start, urlOf, type Running } from './child.js';
import { newPhone, nonceOf } from './people.js';

describe('the server as a process', () => {
  let folder: string;
  let server: Running;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lobby-process-'));
    server = await start({ PORT: '0', DATA_DIR: folder, SEED: 'false', LOG_LEVEL: 'debug' });
    url = await urlOf(server);
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  test('a second one on the same folder is refused in one sentence', async () => {
    const second = await start({ PORT: '0', DATA_DIR: folder, SEED: 'false' });
    const [code] = (await once(second.process, 'exit')) as [number];
    expect(code).toBe(1);
    expect(second.said().trim()).toMatch(
      /^Another server already uses this data folder \(.*\); stop it, or set DATA_DIR to another folder\.$/,
    );
  });

  test('an invalid setting is named', async () => {
    const wrong = await start({ PORT: 'eighty', SITE: 'XX', DATA_DIR: folder });
    const [code] = (await once(wrong.process, 'exit')) as [number];
    expect(code).toBe(1);
    expect(wrong.said()).toContain(
      'PORT: expected a whole number of at least 0 and at most 65535; SITE: expected one of',
    );
  });

  test('its log has a request id and no password, code, token or card', async () => {
    const phone = newPhone();
    const secrets = {
      password: 'papaya.sun8',
      token: 'c2VjcmV0LXRva2VuLW9mLXRoaXMtdGVzdC0xMjM0NTY',
      code: '482913',
      account: '998877665544332211',
    };
    const post = (path: string, body: object) =>
      fetch(`${url}/user-api${path}?lang=en_US`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${secrets.token}`,
          'x-request-id': 'theirs',
        },
        body: JSON.stringify({ browserUUID: '0f8fad5b-d9cb-469f-a165-70867728950e', ...body }),
      });
    await post('/login', { username: 'demo', password: secrets.password });
    await post('/sendPhoneLoginCode', { phone, code: nonceOf(phone) });
    await post('/smsLogin', { phone, code: secrets.code });
    const card = {
      bank: 'MABT',
      bankName: 'x',
      bankCardName: 'x',
      bankCardAccount: secrets.account,
      bankCardRemark: '',
      icon: '',
      defaultStatus: 0,
      operatorCode: 'CUSTOM',
    };
    await post('/v2/register', {
      phone,
      code: secrets.code,
      username: 'someone',
      password: secrets.password,
      isAdult: true,
      gameUserBankCard: card,
    });
    const answer = await post('/v2/register', { phone, password: secrets.password, unknown: secrets.account });
    const requestId = answer.headers.get('x-request-id') ?? '';
    while (!server.said().includes(requestId))
      await once(server.process.stdout as NonNullable<typeof server.process.stdout>, 'data');
    expect(server.said()).toContain('"route":"/user-api/v2/register"');
    for (const secret of Object.values(secrets)) expect(server.said()).not.toContain(secret);
  });

  test('on SIGTERM it finishes what runs, closes its database and exits with 0', async () => {
    server.process.kill('SIGTERM');
    const [code] = (await once(server.process, 'exit')) as [number];
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
  });

  test("the operator's audit of its database has no findings", async () => {
    const operator = await start(
      { DATA_DIR: folder },
      fileURLToPath(new URL('../../server/operator/main.ts', import.meta.url)),
      'audit',
    );
    const [code] = (await once(operator.process, 'exit')) as [number];
    expect(operator.said()).toContain('no drift');
    expect(code).toBe(0);
  });
});
