import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditAndStore } from '../../server/ledger/stored-audit.js';
import type { TestPlayer } from '../../server/testing/players.js';
import { ENGINES } from '../server/databases.js';
import { startTestServer, type TestServer } from '../server/harness.js';
import { rowsRead } from '../server/rows-read.js';

const HOUR_MS = 3_600_000;
const START = Date.now();
const MANY = 300;

describe.each(ENGINES)('the audit of what changed, on %s', (engine) => {
  let server: TestServer;
  let player: TestPlayer;
  let audits = 0;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    player = await server.newPlayer({ balance: 1_000 });
    for (let count = 0; count < MANY; count += 1) await deposit(server, player, 100);
  });
  afterAll(() => server.close());

  /** Audits an hour after the last time. */
  const audit = (what: 'all' | 'changes') =>
    auditAndStore(server.parts.db, new Date(START + (audits += 1) * HOUR_MS), what);
  const tampered = (statement: string) =>
    server.database.asOwner((script) =>
      script(`alter table account disable trigger user; ${statement}; alter table account enable trigger user`),
    );

  test('is of everything while there is no good audit, and then of the transfers since', async () => {
    expect(await audit('changes')).toMatchObject({ transfers: MANY + 1, findings: [] });
    await deposit(server, player, 100);
    expect(await audit('changes')).toMatchObject({ transfers: 1, findings: [] });
    expect(await audit('changes')).toMatchObject({ transfers: 0, findings: [] });
  });

  test('reads a part of what an audit of everything reads', async () => {
    await deposit(server, player, 100);
    const now = () => new Date(START + (audits += 1) * HOUR_MS);
    const changes = await rowsRead(server.parts.db, (db) => auditAndStore(db, now(), 'changes'));
    const all = await rowsRead(server.parts.db, (db) => auditAndStore(db, now()));
    expect(changes).toBeLessThan(all / 4);
  });

  test('finds a balance that no transfer changed, and goes on finding it until it is mended', async () => {
    await tampered("update account set balance = balance + 7 where kind = 'player_wallet'");
    for (let times = 0; times < 2; times += 1)
      expect((await audit('changes')).findings).toMatchObject([{ what: 'balance', subject: 'all players, PHP' }]);
    await deposit(server, player, 100);
    expect((await audit('changes')).findings.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['running balance', 'balance']),
    );
    await tampered("update account set balance = balance - 7 where kind = 'player_wallet'");
    await server.database.asOwner((script) =>
      script(
        `alter table transfer disable trigger user;
         update transfer set to_balance_after = to_balance_after - 7 where seq = (select max(seq) from transfer);
         alter table transfer enable trigger user`,
      ),
    );
    expect((await audit('changes')).findings).toEqual([]);
  });
});

async function deposit({ parts: { db } }: TestServer, { id }: TestPlayer, amount: number): Promise<void> {
  const { post } = await import('../../server/ledger/post.js');
  await db.transaction().execute((trx) =>
    post(trx, {
      type: 'deposit',
      from: { kind: 'pay_clearing' },
      to: { kind: 'player_wallet', playerId: id },
      amount,
      currency: 'PHP',
      referenceNo: `test-${Math.random()}`,
      at: new Date(START),
    }),
  );
}
