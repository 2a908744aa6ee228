import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameCallback } from '../../../server/adapters/maker/maker.js';
import { sign } from '../../../server/adapters/sandbox-secret.js';
import { atomically } from '../../../server/db/open.js';
import { bookSeamlessRound, lobbyBalance } from '../../../server/domain/play/seamless.js';
import { signedFields } from '../../../server/sandbox/maker/embedded-maker.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
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
    const { maker_id } = await server.parts.db
      .selectFrom('game_session')
      .select('maker_id')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return { participant, record, sessionId, maker: String(maker_id) };
  }
  type Told = Omit<GameCallback, 'signature' | 'currency'> & { currency?: 'PHP' | 'THB'; signature?: string };

  async function tell({ currency = 'PHP', signature, ...told }: Told) {
    const { maker, action, ...body } = { ...told, currency };
    const signed =
      signature ?? (await sign(server.parts.db, 'sandboxMakerSecret', signedFields({ maker, action, ...body })));
    return (await server.call('POST', `/callback/game/${maker}/${action}`, { body: { ...body, signature: signed } }))
      .body;
  }

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
        return lobbyBalance(trx, sessionId);
      });
    // The round is decided once; its repeated win has no effect.
    for (let times = 0; times < 2; times += 1) expect(await settle(`late-${engine}`)).toBe(14_500);
    await expect(settle(`new-${engine}`)).rejects.toMatchObject({ problem: 'sessionEnded' });
    expect(await participant.money()).toMatchObject({ locked: 14_500 });
    await expectSound(server);
  });

  test('are refused without a signature, or with one of other content', async () => {
    const { participant, sessionId, maker } = await seated();
    const signature = await sign(
      server.parts.db,
      'sandboxMakerSecret',
      signedFields({ maker, action: 'win', sessionId, roundRef: 'other', amount: 10, currency: 'PHP' }),
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
});
