import { expect, test } from 'vitest';
import { buildApp } from '../../server/http/app.js';
import { addOthers, openServer } from '../../server/open-server.js';
import { readSettings } from '../../server/base/settings.js';
import { openTestDatabase } from './databases.js';

test('a database of one site is not opened for another site', async () => {
  const database = await openTestDatabase('embedded');
  const keptOpen = { ...database, close: () => Promise.resolve() };
  const settings = { ...readSettings({ SEED: 'false', LOG_LEVEL: 'silent' }) };
  await (await openServer(settings, keptOpen)).close();
  await expect(openServer({ ...settings, SITE: 'TH' }, keptOpen)).rejects.toThrow(
    'This database is of the site PH; SITE says TH.',
  );
  await (await openServer(settings, keptOpen)).close();
  await database.close();
});

test('a PostgreSQL gets no demo and no sandboxes unless the settings ask for them', () => {
  const demo = (environment: Readonly<Record<string, string>>) => {
    const { SEED, SANDBOX } = readSettings(environment);
    return { SEED, SANDBOX };
  };
  expect(demo({})).toEqual({ SEED: true, SANDBOX: true });
  expect(demo({ DATABASE_URL: '' })).toEqual({ SEED: true, SANDBOX: true });
  const DATABASE_URL = 'postgres://localhost/lobby';
  expect(demo({ DATABASE_URL })).toEqual({ SEED: false, SANDBOX: false });
  expect(demo({ DATABASE_URL, SANDBOX: 'true' })).toEqual({ SEED: false, SANDBOX: true });
});

test('without the sandboxes the server starts only with other adapters, and has no sandbox pages', async () => {
  const database = await openTestDatabase('embedded');
  const keptOpen = { ...database, close: () => Promise.resolve() };
  const settings = readSettings({ SEED: 'false', LOG_LEVEL: 'silent' });
  await expect(openServer({ ...settings, SANDBOX: false }, keptOpen)).rejects.toThrow(
    /^SANDBOX=false, the default with DATABASE_URL, needs adapters of your own/,
  );
  const server = await openServer(settings, keptOpen);
  const { services } = server.parts;
  const bare = await buildApp({ ...server.parts, guests: null, services: { ...services, smsOutbox: null } }, addOthers);
  const urls = ['/sandbox/sms', '/sandbox/facebook/dialog', '/sandbox/pay/x', '/sandbox/maker/play'];
  const headers = { host: 'localhost' };
  expect((await server.app.inject({ url: '/sandbox/sms', headers })).statusCode).toBe(200);
  for (const url of urls) expect((await bare.inject({ url, headers })).statusCode).toBe(404);
  expect(bare.printRoutes({ commonPrefix: false })).not.toContain('/sandbox');
  // The lobby links to the codes only where there is a page of them.
  const infoOf = async (app: typeof bare) =>
    (await app.inject({ url: '/user-api/game/getWebsiteInfo?lang=en_US', headers })).json();
  expect(await infoOf(server.app)).toMatchObject({ data: { smsOutbox: '/sandbox/sms' } });
  const { data } = await infoOf(bare);
  expect(data).toMatchObject({ countryCode: 'PH' });
  expect(data).not.toHaveProperty('smsOutbox');
  await bare.close();
  await server.close();
  await database.close();
});
