import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vacuum } from '../../server/jobs/vacuum.js';
import { auditAndStore, lastAudit } from '../../server/ledger/stored-audit.js';
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

  test('reads less than a quarter of what an audit of everything reads', async () => {
    await deposit(server, player, 100);
    // Rows that earlier users of this database deleted would count as read.
    await vacuum(server.parts.db, server.database);
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

  test('vouches for a transfer when it is ten minutes old', async () => {
    const nextAudit = () => START + (audits + 1) * HOUR_MS;
    await deposit(server, player, 100, new Date(nextAudit() - 10 * 60_000));
    await audit('changes');
    await deposit(server, player, 100, new Date(nextAudit() - 10 * 60_000 + 1));
    expect(await audit('changes')).toMatchObject({ transfers: 1, findings: [] });
    expect(await audit('changes')).toMatchObject({ transfers: 1, findings: [] });
    expect(await audit('changes')).toMatchObject({ transfers: 0, findings: [] });
  });

  test('is of a bonus that ended up to ten minutes before the last good audit', async () => {
    const { db } = server.parts;
    await audit('changes');
    const last = START + audits * HOUR_MS;
    const bonus = (id: string, ended: number) =>
      db
        .insertInto('bonus')
        .values({
          id: id.repeat(32),
          player_id: player.id,
          kind: 'system',
          reason: 'compensation',
          occasion: id,
          amount: 5,
          currency: 'PHP',
          status: 'claimed',
          is_automatic: false,
          turnover: 0,
          wager_times: 0,
          created_at: new Date(START),
          release_at: new Date(START),
          expires_at: new Date(last),
          ended_at: new Date(ended),
        })
        .execute();
    await bonus('a', last - 10 * 60_000);
    await bonus('b', last - 10 * 60_000 - 1);
    expect((await audit('changes')).findings).toEqual([
      { what: 'bonus', subject: `bonus ${'a'.repeat(32)}`, expected: 5, found: 0 },
    ]);
    await server.database.asOwner((script) => script('delete from bonus'));
  });

  test('goes on from no audit that an earlier version stored without its end', async () => {
    const { db } = server.parts;
    const old = { at: new Date(START + (audits += 1) * HOUR_MS), findings: 0, transfers: 1, suspense: 0 };
    await db.insertInto('ledger_audit').values(old).execute();
    await deposit(server, player, 100);
    expect(await audit('changes')).toMatchObject({ transfers: 1, findings: [] });
  });

  test.each(['all', 'changes'] as const)('of %s that fails is stored as such', async (what) => {
    await server.database.asOwner((script) => script('alter table bonus rename to bonus_away'));
    await expect(audit(what)).rejects.toThrow('bonus');
    await server.database.asOwner((script) => script('alter table bonus_away rename to bonus'));
    expect(await lastAudit(server.parts.db)).toMatchObject({ is_full: what === 'all', findings: null });
    await audit('changes');
    expect(await lastAudit(server.parts.db)).toMatchObject({ is_full: false, findings: 0 });
  });

  test('is kept for 90 days', async () => {
    const { db } = server.parts;
    const start = START + (audits + 1) * HOUR_MS;
    const end = start + 90 * 86_400_000;
    const oldest = async (at: number) => {
      await auditAndStore(db, new Date(at), 'changes');
      const rows = await db.selectFrom('ledger_audit').select('at').orderBy('at').execute();
      return rows[0]?.at.getTime();
    };
    await oldest(start);
    expect(await oldest(end)).toBe(start);
    expect(await oldest(end + 1)).toBe(end);
  });
});

async function deposit(
  { parts: { db } }: TestServer,
  { id }: TestPlayer,
  amount: number,
  at = new Date(START),
): Promise<void> {
  const { post } = await import('../../server/ledger/post.js');
  await db.transaction().execute((trx) =>
    post(trx, {
      type: 'deposit',
      from: { kind: 'pay_clearing' },
      to: { kind: 'player_wallet', playerId: id },
      amount,
      currency: 'PHP',
      referenceNo: `test-${Math.random()}`,
      at,
    }),
  );
}
