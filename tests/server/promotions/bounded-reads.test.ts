import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlayer, freeInviteCode } from '../../../server/domain/access/players.js';
import { findCode } from '../../../server/domain/promotions/codes.js';
import { findPromotion, takenOf } from '../../../server/domain/promotions/offers.js';
import { startTestServer, type TestServer } from '../harness.js';
import { rowsRead } from '../rows-read.js';
import { demoPlayer } from '../people.js';

/** Players who have used the code, which has no limit. */
const MANY = 2000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { SEED: true } });
});
afterAll(() => server.close());

test('a code without a limit is looked up without reading its uses by others', async () => {
  const { db, services } = server.parts;
  const code = await db.selectFrom('promotion_code').selectAll().limit(1).executeTakeFirstOrThrow();
  await db.updateTable('promotion_code').set({ most_uses: null }).where('code', '=', code.code).execute();
  const at = services.clock.now();
  const { id } = await demoPlayer(server);
  await db.deleteFrom('promotion_code_use').where('code', '=', code.code).where('player_id', '=', id).execute();
  const others: number[] = [];
  for (let index = 0; index < MANY; index += 1)
    others.push(
      await addPlayer(db, {
        username: `many${index}`,
        phone: null,
        passwordHash: '',
        language: 'en_US',
        at,
      }),
    );
  await db
    .insertInto('promotion_code_use')
    .values(others.map((player_id) => ({ code: code.code, player_id, used_at: at })))
    .execute();
  const joining = { playerId: id, at, site: services.site };
  const read = await rowsRead(db, (connection) => findCode(connection, joining, code.code).catch(() => null));
  expect(read).toBeLessThan(100);
  await db.updateTable('promotion_code').set({ most_uses: 50 }).where('code', '=', code.code).execute();
  await expect(findCode(db, joining, code.code)).rejects.toMatchObject({ problem: 'promotionCodeUsed' });
});

test('an invitation code that a player has is drawn again', async () => {
  const { db } = server.parts;
  const { invite_code: taken } = await db.selectFrom('player').select('invite_code').limit(1).executeTakeFirstOrThrow();
  const drawn = [taken, taken, 'ZZZZZ9'];
  expect(await freeInviteCode(db, () => drawn.shift() ?? 'ZZZZZ8')).toBe('ZZZZZ9');
  await expect(freeInviteCode(db, () => taken)).rejects.toThrow('were taken');
});

test('the participations in a promotion are counted up to its quota', async () => {
  const { db } = server.parts;
  const { promotion_id: id } = await db
    .selectFrom('promotion_record')
    .select('promotion_id')
    .groupBy('promotion_id')
    .orderBy((is) => is.fn.countAll(), 'desc')
    .executeTakeFirstOrThrow();
  const promotion = await findPromotion(db, id);
  if (promotion === undefined) throw new Error('the record has no promotion');
  const count = async (quota: number | null) => (await takenOf(db, { ...promotion, quota }, null)).places;
  expect([await count(1), await count(null)]).toEqual([1, 0]);
});
