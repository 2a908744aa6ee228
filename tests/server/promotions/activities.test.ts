import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Insertable } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Database } from '../../../server/db/schema.js';
import { activityStatus } from '../../../server/domain/promotions/activities.js';
import { turnoverOf } from '../../../server/domain/turnover.js';
import { atomically } from '../../../server/db/open.js';
import { post } from '../../../server/ledger/post.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { games } from '../play-support.js';
import { dataOf } from '../stocked.js';
import {
  addPromotion,
  codes,
  DAY,
  expectSound,
  HOUR,
  newParticipant,
  startPromotions,
  texts,
  type Participant,
} from './support.js';

type Schemas = components['schemas'];

describe.each(ENGINES)('a marketing event, on %s', (engine) => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await startPromotions(engine);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.hook('reset', {});
    await expectSound(server);
  });

  async function add(wish: Partial<Insertable<Database['activity']>> = {}): Promise<string> {
    const { db, services } = server.parts;
    const now = services.clock.now().getTime();
    const id = `event-${(count += 1)}`;
    await db
      .insertInto('activity')
      .values({
        id,
        kind: 'deposit',
        title: texts('title'),
        summary: texts('summary'),
        content: texts('content'),
        art_id: 'banner-fruit',
        starts_at: new Date(now - DAY),
        ends_at: new Date(now + 8 * HOUR),
        claim_until: new Date(now + 12 * HOUR),
        goal: 50_000,
        reward: 3000,
        turnover_percent: 300,
        quota: null,
        position: count,
        ...wish,
      })
      .execute();
    return id;
  }
  const info = async (one: Participant, id: string) =>
    dataOf(await one.ask('GET', `/activity/info/${id}`)) as Schemas['Activity'];
  const join = (one: Participant, id: string) => one.ask('POST', `/activity/participate/${id}`);
  const claim = (one: Participant, id: string, key: string = randomUUID()) =>
    one.ask('POST', `/activity/claim/${id}`, { key });
  const deposit = (one: Participant, amount: number) =>
    atomically(server.parts.db, (trx) =>
      post(trx, {
        type: 'deposit',
        from: { kind: 'pay_clearing' },
        to: { kind: 'player_wallet', playerId: one.player.id },
        amount,
        currency: 'PHP',
        referenceNo: randomUUID(),
        at: server.parts.services.clock.now(),
      }),
    );

  test('counts what is deposited after joining, and pays the reward once with its turnover', async () => {
    const id = await add();
    const one = await newParticipant(server, 60_000);
    expect(await info(one, id)).toMatchObject({ status: 'open', current: 0, turnover: 9000 });
    expect((await claim(one, id)).body.code).toBe(codes.notClaimable);
    await join(one, id);
    expect(await info(one, id)).toMatchObject({ status: 'joined', current: 0 });
    await deposit(one, 49_999);
    expect((await claim(one, id)).body.code).toBe(codes.notClaimable);
    await deposit(one, 1);
    expect(await info(one, id)).toMatchObject({ status: 'claimable', current: 50_000 });
    const key = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => claim(one, id, key)),
      claim(one, id),
      claim(one, id),
    ]);
    expect(answers.filter(({ body }) => body.code === 200).length).toBeGreaterThan(0);
    expect(await one.money()).toEqual({ wallet: 113_000, locked: 0 });
    expect(await info(one, id)).toMatchObject({ status: 'claimed' });
    expect((await claim(one, id)).body.code).toBe(codes.notClaimable);
    expect(await turnoverOf(server.parts.db, one.player.id)).toMatchObject({ required: 9000, left: 9000 });
    const { body } = await one.ask('GET', '/bill/list');
    expect((body['rows'] as Schemas['Bill'][])[0]).toMatchObject({
      billType: 'rewards',
      transferType: null,
      amount: 3000,
    });
  });

  test('claimed again under its key returns the same bytes; another event under the key is refused', async () => {
    const [id, other] = [await add({ kind: 'join', goal: 0 }), await add({ kind: 'join', goal: 0 })];
    const one = await newParticipant(server, 0);
    await join(one, id);
    await join(one, other);
    const key = randomUUID();
    const first = await claim(one, id, key);
    expect(first.body.code).toBe(200);
    expect((await claim(one, id, key)).text).toBe(first.text);
    expect((await claim(one, other, key)).body.code).toBe(codes.keyReused);
    const thief = await newParticipant(server, 0);
    expect((await claim(thief, id, key)).body.code).toBe(codes.notClaimable);
    expect(await one.money()).toEqual({ wallet: 3000, locked: 0 });
  });

  test('counts stakes of settled rounds, but none of a promotion balance', async () => {
    const id = await add({ kind: 'stake', goal: 2000 });
    const one = await newParticipant(server, 50_000);
    await join(one, id);
    const { recordId } = await one.joined(await addPromotion(server), 20_000);
    await one.playRounds(recordId, [{ stake: 5000, win: 5000 }]);
    expect((await info(one, id)).current).toBe(0);
    const { session } = await one.visitor.play(games.mango, 20_000);
    const { token } = await one.visitor.enter(session.sessionId);
    await one.visitor.spin(token, 1000);
    expect((await info(one, id)).current).toBe(1000);
    await one.visitor.spin(token, 1000);
    expect((await info(one, id)).status).toBe('claimable');
  });

  test('can be joined again without effect, and only while it has places', async () => {
    const id = await add({ kind: 'join', goal: 0, quota: 2 });
    const many = await Promise.all(Array.from({ length: 5 }, () => newParticipant(server, 0)));
    const answers = await Promise.all(many.map((one) => join(one, id)));
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([
      200,
      200,
      codes.full,
      codes.full,
      codes.full,
    ]);
    const inside = many[answers.findIndex(({ body }) => body.code === 200)];
    if (inside === undefined) throw new Error('nobody is in');
    expect((await join(inside, id)).body.code).toBe(200);
    expect((await info(inside, id)).placesLeft).toBe(0);
  });

  test('cannot be joined before its start, after its end, if it is only an announcement, or if it does not exist', async () => {
    const one = await newParticipant(server, 0);
    const now = Date.now();
    for (const wish of [
      { starts_at: new Date(now + HOUR) },
      { ends_at: new Date(now - HOUR) },
      { kind: 'news' as const, goal: 0, reward: 0 },
    ])
      expect((await join(one, await add(wish))).body.code).toBe(codes.ended);
    expect((await join(one, 'nothing')).body.code).toBe(codes.notFound);
    expect((await claim(one, 'nothing')).body.code).toBe(codes.notFound);
  });

  test('pays a reward reached before its end until claiming ends', async () => {
    const [id, missed] = [await add(), await add()];
    const one = await newParticipant(server, 0);
    for (const event of [id, missed]) await join(one, event);
    await deposit(one, 50_000);
    await server.hook('clock', { offsetMs: 9 * HOUR });
    await deposit(one, 50_000);
    expect(await info(one, id)).toMatchObject({ status: 'claimable', current: 50_000 });
    expect((await claim(one, id)).body.code).toBe(200);
    await server.hook('clock', { offsetMs: 13 * HOUR });
    expect((await claim(one, missed)).body.code).toBe(codes.ended);
    expect((await info(one, missed)).status).toBe('missed');
  });

  test('is missed from exactly its end on, and a goal that is reached until exactly the end of claiming', async () => {
    const one = await newParticipant(server, 0);
    const id = await add();
    await join(one, id);
    const { db } = server.parts;
    const event = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const entry = await db.selectFrom('activity_entry').selectAll().where('activity_id', '=', id).executeTakeFirst();
    const status = (current: number, end: Date, before: number) =>
      activityStatus(event, entry, { current, taken: 1, at: new Date(end.getTime() - before) });
    expect([1, 0].map((before) => status(0, event.ends_at, before))).toEqual(['joined', 'missed']);
    expect([1, 0].map((before) => status(50_000, event.claim_until, before))).toEqual(['claimable', 'missed']);
  });

  test('is shown to visitors', async () => {
    const id = await add({ position: 0 });
    const { body } = await server.call('GET', '/activity/list', { query: { limit: '100' } });
    expect((body['rows'] as Schemas['Activity'][]).find(({ activityId }) => activityId === id)).toMatchObject({
      status: 'open',
      joinTime: null,
      title: 'title en_US',
    });
  });
});
