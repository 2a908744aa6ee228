import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Called } from '../../../server/adapters/called.js';
import type { Maker } from '../../../server/adapters/maker/maker.js';
import { exitSession } from '../../../server/domain/play/exit.js';
import { endDueRecords } from '../../../server/domain/promotions/end.js';
import { openLateWins } from '../../../server/domain/promotions/late-wins.js';
import { pokerRules } from '../../../sandbox/maker/games/poker/rules.js';
import type { PlayAnswer } from '../../../sandbox/maker/page/wire.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { addOpenGame } from '../play-support.js';
import { addPromotion, expectSound, HOUR, newParticipant, startPromotions, type Participant } from './support.js';
import { booksOf } from '../sandbox-books.js';

const POKER = '3001';
const STAKE = 1_000;
const JOINED = 30_000;

describe.each(ENGINES)('a round on a promotion balance that stays open, on %s', (engine) => {
  let server: TestServer;
  let one: Participant;
  let id: string;
  let seat: { sessionId: string; token: string };
  beforeAll(async () => {
    server = await startPromotions(engine);
    await addOpenGame(server, POKER);
  });
  afterAll(() => server.close());
  const begin = async () => {
    one = await newParticipant(server);
    id = (await one.joined(await addPromotion(server, { bet_percent: 9000 }), 20_000)).recordId;
    seat = await one.sit(id, POKER);
  };
  afterEach(async () => {
    await server.hook('reset', {});
    await expectSound(server);
  });
  const deal = async () => {
    const key = randomUUID();
    const { body } = await one.visitor.bet(seat.token, STAKE, null, key);
    return { key, answer: body as PlayAnswer };
  };
  const roundOf = (key: string) =>
    booksOf(server).selectFrom('maker_round').selectAll().where('round_key', '=', key).executeTakeFirstOrThrow();

  test('counts its stake at the start, once, and its win when it is decided', async () => {
    await begin();
    const { key, answer } = await deal();
    expect(answer.balance).toBe(JOINED - STAKE);
    expect(await one.record(id)).toMatchObject({ promotionBalance: JOINED - STAKE, currentBet: STAKE });
    const [first, again] = [
      await one.visitor.decide(seat.token, key, [0, 1]),
      await one.visitor.decide(seat.token, key, [0, 1]),
    ];
    expect(again).toEqual({ ...first, headers: again.headers });
    const { win } = (first.body as PlayAnswer).round;
    expect(await one.record(id)).toMatchObject({
      promotionBalance: JOINED - STAKE + (win ?? Number.NaN),
      currentBet: STAKE,
    });
    expect(await one.money()).toMatchObject({ wallet: 80_000 });
  });

  test('is named before the exit, apart from the rounds of an earlier visit', async () => {
    await begin();
    const open = async () => (await one.visitor.refresh(seat.sessionId)).session.openBets;
    const { key } = await deal();
    expect(await open()).toEqual({ count: 1, stake: STAKE, kind: 'round' });
    await one.visitor.decide(seat.token, key, []);
    expect(await open()).toBeNull();
    await deal();
    // The maker has left it open, though its player has left.
    const { db, services } = server.parts;
    const maker: Called<Maker> = { ...services.maker, leave: () => Promise.reject(new Error('the maker failed')) };
    await exitSession(db, { ...services, maker }, { playerId: one.player.id, sessionId: seat.sessionId });
    await server.hook('clock', { offsetMs: 1_000 });
    seat = await one.sit(id, POKER);
    expect(await open()).toBeNull();
    await deal();
    expect(await open()).toEqual({ count: 1, stake: STAKE, kind: 'round' });
    expect(await one.preview(id, 'close')).toMatchObject({ openBets: 2, openStake: STAKE * 2 });
  });

  test('is finished when the player leaves, before the record can be settled or closed', async () => {
    await begin();
    const { key } = await deal();
    await one.visitor.exit(seat.sessionId);
    const { win } = await roundOf(key);
    expect(win).not.toBeNull();
    expect(await one.record(id)).toMatchObject({ promotionBalance: JOINED - STAKE + (win ?? Number.NaN) });
    expect((await one.visitor.decide(seat.token, key, [])).body).toEqual({ error: 'closed' });
    await one.ended('close', id);
    expect(await openLateWins(server.parts.db)).toEqual([]);
  });

  test('of a maker that fails half way while the player leaves keeps nobody in the game, and is settled later', async () => {
    await begin();
    const { key } = await deal();
    const { db, services } = server.parts;
    const maker: Called<Maker> = {
      ...services.maker,
      leave: () => Promise.reject(new Error('the maker failed')),
    };
    const { outcome } = await exitSession(
      db,
      { ...services, maker },
      { playerId: one.player.id, sessionId: seat.sessionId },
    );
    expect(outcome).toBe('done');
    expect((await roundOf(key)).win).toBeNull();
    await server.hook('clock', { offsetMs: 25 * HOUR });
    await server.sandbox('due');
    const { win } = await roundOf(key);
    expect(await one.money()).toMatchObject({ locked: JOINED - STAKE + (win ?? Number.NaN) });
  });

  test('of a record that time has ended goes to an operator as a late win', async () => {
    await begin();
    // Deals until the strategy wins, because a round that is lost has no late win.
    let key = '';
    for (;;) {
      ({ key } = await deal());
      const { hidden } = await roundOf(key);
      const deck = hidden as readonly number[];
      const outcome = pokerRules.outcomeOf(deck, pokerRules.decideFor(deck));
      if (outcome.hand !== null) break;
      await one.visitor.decide(seat.token, key, []);
    }
    await server.hook('clock', { offsetMs: 200 * HOUR });
    await endDueRecords(server.parts.db, server.parts.services);
    const record = await server.parts.db
      .selectFrom('promotion_record')
      .select('status')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    expect(record.status).toBe('closed');
    await server.sandbox('due');
    const { win, round_ref } = await roundOf(key);
    expect(win).toBeGreaterThan(0);
    expect(await openLateWins(server.parts.db)).toMatchObject([{ roundRef: round_ref, stake: STAKE, amount: win }]);
    expect(await one.money()).toEqual({ wallet: 80_000, locked: 0 });
  });
});
