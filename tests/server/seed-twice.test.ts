import { afterEach, expect, test } from 'vitest';
import { openPostgres } from '../../server/db/open.js';
import { audit } from '../../server/ledger/audit.js';
import { start, urlOf, type Running } from './child.js';
import { createPostgresDatabase, ENGINES } from './databases.js';

const servers: Running[] = [];
afterEach(() => {
  for (const { process: child } of servers.splice(0)) child.kill('SIGKILL');
});

test.runIf(ENGINES.includes('postgres'))(
  'two processes that start together on one empty database fill it once, and both serve',
  async () => {
    const created = await createPostgresDatabase();
    const settings = { PORT: '0', DATABASE_URL: created.url, SEED: 'true', SANDBOX: 'true', LOG_LEVEL: 'error' };
    servers.push(...(await Promise.all([start(settings), start(settings)])));
    const urls = await Promise.all(servers.map(urlOf));
    const database = await openPostgres(created.url, 2);
    try {
      for (const url of urls) expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect((await audit(database.db)).findings).toEqual([]);
      const { games, demo } = await database.db
        .selectNoFrom((eb) => [
          eb.selectFrom('game').select(eb.fn.countAll<number>().as('count')).as('games'),
          eb
            .selectFrom('player')
            .where('username', '=', 'demo')
            .select(eb.fn.countAll<number>().as('count'))
            .as('demo'),
        ])
        .executeTakeFirstOrThrow();
      expect([games, demo]).toEqual([200, 1]);
    } finally {
      for (const { process: child } of servers) child.kill('SIGKILL');
      await database.close();
      await created.drop();
    }
  },
);
