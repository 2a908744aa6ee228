import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { siteCommand } from '../../../server/operator/site.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { runCommand } from '../run-command.js';
import { dataOf, startStocked } from '../stocked.js';

describe.each(ENGINES)('the settings of a site, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(() => server.close());

  const site = (...args: string[]) => runCommand(server, siteCommand, ...args);
  const info = async () =>
    dataOf(await server.call('GET', '/game/getWebsiteInfo', {})) as components['schemas']['WebsiteInfo'];

  test.each([
    ['name', 'Paraw  by night ', 'websiteName', 'Paraw  by night'],
    ['language', 'th_TH', 'websiteDefaultLanguage', 'th_TH'],
    ['tiktok', 'https://tiktok.example/@paraw', 'tiktokLink', 'https://tiktok.example/@paraw'],
    ['app', 'https://app.example/', 'appDownloadLink', 'https://app.example/'],
    ['app', 'none', 'appDownloadLink', ''],
    ['pixel', '1234567890', 'facebookPixel', '1234567890'],
    ['sms', 'off', 'gameAccountRegisterSMS', 'false'],
    ['sms', 'on', 'gameAccountRegisterSMS', 'true'],
  ] as const)('%s becomes %s', async (name, value, key, seen) => {
    expect((await site('set', name, ...value.split(' '))).code).toBe(0);
    expect((await info())[key]).toBe(seen);
    expect((await site('get', name)).said).toBe(`${seen}\n`);
  });

  test.each([
    ['name', ''],
    ['name', '<b>Paraw</b>'],
    ['name', 'x'.repeat(61)],
    ['language', 'fr_FR'],
    ['tiktok', 'http://tiktok.example/'],
    ['facebook', 'javascript:alert(1)'],
    ['youtube', 'https://me:secret@youtube.example/'],
    ['pixel', "fbq('init', '12345');steal()"],
    ['captcha', 'maybe'],
    ['constructor', 'on'],
    ['websiteName', 'x'],
  ])('%s does not become %s', async (name, value) => {
    const before = await info();
    expect((await site('set', name, value)).code).toBe(1);
    expect(await info()).toEqual(before);
  });

  test('are listed with what they mean', async () => {
    const { code, said } = await site();
    expect(code).toBe(0);
    expect(said).toMatch(/^captcha +true +a captcha at login/m);
  });
});
