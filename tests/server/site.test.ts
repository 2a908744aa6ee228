import { expect, test } from 'vitest';
import { openServer } from '../../server/open-server.js';
import { readSettings } from '../../server/settings.js';
import { openTestDatabase } from './databases.js';

test('a database of one site is not opened as another', async () => {
  const database = await openTestDatabase('embedded');
  const keptOpen = { ...database, close: () => Promise.resolve() };
  const settings = { ...readSettings({ SEED: 'false', LOG_LEVEL: 'silent' }) };
  await (await openServer(settings, keptOpen)).close();
  await expect(openServer({ ...settings, SITE: 'TH' }, keptOpen)).rejects.toThrow('This database is of the site PH; SITE says TH.');
  await (await openServer(settings, keptOpen)).close();
  await database.close();
}, 60_000);
