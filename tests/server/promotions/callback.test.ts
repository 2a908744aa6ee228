import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roundFields, sign } from '../../../sandbox/signature.js';
import { atomically } from '../../../server/db/open.js';
import { bookSeamlessRound, stakeable } from '../../../server/domain/play/seamless.js';
import { audit } from '../../../server/ledger/audit.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { makerOf, tell as send, type Told } from '../maker-callback.js';
import { addPromotion, codes, expectSound, newParticipant, startPromotions } from './support.js';

describe.each(ENGINES)('callbacks of a maker, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPromotions(engine);
  });
  afterAll(() => server.close());

  /** A record with 150.00 in an open session. */
  async function seated() {
    const participant = await newParticipant(server);
    const record = await participant.joined(await addPromotion(server), 10_000);
    const { sessionId } = await participant.sit(record.recordId);
    return { participant, record, sessionId, maker: await makerOf(server, sessionId) };
  }
  const tell = async (told: Told) => (await send(server, told)).body;

  test('book a stake and a win once each, however often they arrive', async () => {
    const { participant, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: `round-${engine}` };
    expect(await tell({ maker, sessionId, action: 'balance' })).toMatchObject({ code: 200, data: { balance: 15_000 } });
    for (const amount of [1_000, 1_000])
      expect(await tell({ ...round, action: 'stake', amount })).toMatchObject({ code: 200, data: { balance: 14_000 } });
    await Promise.all([1, 2, 3].map(() => tell({ ...round, action: 'win', amount: 2_500 })));
    expect(await participant.money()).toMatchObject({ locked: 16_500 });
    await expectSound(server);
  });

  test('recognize a booked stake after the end of its session, and refuse a new one', async () => {
    const { participant, sessionId, maker } = await seated();
    const stake = { maker, sessionId, action: 'stake', roundRef: `late-${engine}`, amount: 1_000 } as const;
    expect(await tell(stake)).toMatchObject({ code: 200, data: { balance: 14_000 } });
    await participant.visitor.exit(sessionId);
    expect(await tell(stake)).toMatchObject({ code: 200, data: { balance: 14_000 } });
    expect(await tell({ ...stake, roundRef: `new-${engine}` })).toMatchObject({ code: 10305 });
    const settle = (ref: string) =>
      atomically(server.parts.db, async (trx) => {
        const at = server.parts.services.clock.now();
        await bookSeamlessRound(trx, sessionId, { ref, stake: 1_000, win: 500, at });
        return stakeable(trx, sessionId);
      });
    // The round is decided once; its repeated win has no effect.
    for (let times = 0; times < 2; times += 1) expect(await settle(`late-${engine}`)).toBe(14_500);
    await expect(settle(`new-${engine}`)).rejects.toMatchObject({ problem: 'sessionEnded' });
    expect(await participant.money()).toMatchObject({ locked: 14_500 });
    await expectSound(server);
  });

  test('are refused without a signature, or with one of other content', async () => {
    const { participant, sessionId, maker } = await seated();
    const signature = sign(
      server.parts.services.settings.SANDBOX_SECRET,
      roundFields({ maker, action: 'win', sessionId, roundRef: 'other', amount: 10, currency: 'PHP' }),
    );
    expect(
      await tell({ maker, sessionId, action: 'win', roundRef: 'other', amount: 1_000_000, signature }),
    ).toMatchObject({ code: 403 });
    expect(await participant.money()).toMatchObject({ locked: 15_000 });
  });

  test('are refused if they cannot be booked, and move nothing', async () => {
    const { participant, sessionId, maker } = await seated();
    const stake = { maker, sessionId, action: 'stake', roundRef: `more-${engine}` } as const;
    expect(await tell({ ...stake, amount: 15_001 })).toMatchObject({ code: codes.insufficientBalance });
    expect(await tell({ ...stake, amount: 0 })).toMatchObject({ code: codes.invalidRequest, field: 'amount' });
    expect(await tell(stake)).toMatchObject({ code: codes.invalidRequest, field: 'amount' });
    expect(await tell({ ...stake, amount: 100, currency: 'THB' })).toMatchObject({
      code: codes.invalidRequest,
      field: 'currency',
    });
    expect(await tell({ ...stake, maker: '9999', amount: 100 })).toMatchObject({ code: codes.notFound });
    expect(await tell({ ...stake, action: 'win', roundRef: 'never-staked', amount: 100 })).toMatchObject({
      code: codes.notFound,
    });
    await participant.visitor.exit(sessionId);
    expect(await tell({ ...stake, amount: 100 })).toMatchObject({ code: 10305 });
    expect(await participant.money()).toMatchObject({ locked: 15_000 });
    await expectSound(server);
  });

  test('take back a stake once, which then counts for nothing, and block one that arrives after its rollback', async () => {
    const { participant, record, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: `back-${engine}` };
    const progress = async () => (await participant.record(record.recordId)).currentBet;
    expect(await tell({ ...round, action: 'stake', amount: 1_000 })).toMatchObject({ data: { balance: 14_000 } });
    expect(await progress()).toBe(1_000);
    for (let times = 0; times < 2; times += 1)
      expect(await tell({ ...round, action: 'rollback' })).toMatchObject({ code: 200, data: { balance: 15_000 } });
    expect(await progress()).toBe(0);
    for (const action of ['stake', 'win'] as const)
      expect(await tell({ ...round, action, amount: 1_000 })).toMatchObject({ code: codes.invalidRequest });
    const early = { maker, sessionId, roundRef: `early-${engine}` };
    expect(await tell({ ...early, action: 'rollback' })).toMatchObject({ code: 200, data: { balance: 15_000 } });
    expect(await tell({ ...early, action: 'stake', amount: 1_000 })).toMatchObject({
      code: codes.invalidRequest,
      field: 'roundRef',
    });
    await expectSound(server);
  });

  test('hold a stake that is taken back after the end of its record, for an operator to decide', async () => {
    const { participant, record, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: `over-${engine}` };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    await participant.visitor.exit(sessionId);
    await participant.ended('close', record.recordId);
    expect(await tell({ ...round, action: 'rollback' })).toMatchObject({ code: 200, data: { balance: 0 } });
    const { suspense } = await audit(server.parts.db);
    expect(suspense.filter(({ referenceNo }) => referenceNo === record.recordId)).toMatchObject([
      { type: 'promo_late_win', amount: 1_000, playerId: participant.player.id },
    ]);
    await expectSound(server);
  });

  test('are refused a new stake of a player who is locked; what is open is still decided', async () => {
    const { participant, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: `locked-${engine}` };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    const { db } = server.parts;
    await db.updateTable('player').set({ status: 'locked' }).where('id', '=', participant.player.id).execute();
    expect(await tell({ ...round, roundRef: `after-${engine}`, action: 'stake', amount: 1_000 })).toMatchObject({
      code: 10103,
    });
    expect(await tell({ ...round, action: 'stake', amount: 1_000 })).toMatchObject({ code: 200 });
    expect(await tell({ ...round, action: 'win', amount: 700 })).toMatchObject({
      code: 200,
      data: { balance: 14_700 },
    });
    await expectSound(server);
  });

  test('are refused a new stake after the login whose page plays was ended', async () => {
    const { participant, sessionId, maker } = await seated();
    await participant.visitor.enter(sessionId);
    await server.call('GET', '/logout', { token: participant.player.token });
    const stake = { maker, sessionId, action: 'stake', roundRef: `left-${engine}`, amount: 1_000 } as const;
    expect(await tell(stake)).toMatchObject({ code: 10305 });
    await expectSound(server);
  });

  test('are refused with another amount than before, and for a round of another player', async () => {
    const { participant, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: `forged-${engine}` };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    expect(await tell({ ...round, action: 'stake', amount: 2_000 })).toMatchObject({ field: 'amount' });
    await tell({ ...round, action: 'win', amount: 500 });
    expect(await tell({ ...round, action: 'win', amount: 900 })).toMatchObject({ field: 'amount' });
    expect(await tell({ ...round, action: 'rollback' })).toMatchObject({ field: 'roundRef' });
    const other = await seated();
    for (const action of ['stake', 'win', 'rollback'] as const)
      expect(await tell({ ...round, sessionId: other.sessionId, action, amount: 1_000 })).toMatchObject({
        code: codes.notFound,
      });
    expect([await participant.money(), await other.participant.money()]).toMatchObject([
      { locked: 14_500 },
      { locked: 15_000 },
    ]);
    await expectSound(server);
  });
});
