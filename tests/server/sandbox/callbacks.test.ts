import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '../databases.js';
import { startScripted, type Scripted } from './scripted-lobby.js';

const stake = 100;
/** Later than every callback is repeated. */
const LATER_MS = 700_000;

describe.each(ENGINES)('the maker of the sandbox, on the %s engine', (engine) => {
  let world: Scripted;
  beforeEach(async () => {
    world = await startScripted(engine);
  });
  afterEach(() => world.close());

  const spin = (token: string, roundKey: string = randomUUID()) =>
    world.ask('play', token, { roundKey, stake, bet: null });
  const actions = () => world.told.map(({ action }) => action).filter((action) => action !== 'balance');
  const states = async () =>
    (await world.companies.db.selectFrom('maker_round').select('state').orderBy('seq').execute()).map(
      ({ state }) => state,
    );

  test('tells the stake first and then the win, and shows what the lobby then holds', async () => {
    const token = await world.enter('seamless');
    const { status, body } = await spin(token);
    expect(status).toBe(200);
    expect(actions()).toEqual(['enter', 'stake', 'win']);
    expect(world.told.at(-1)?.amount).toBe(body.round.win);
    expect(body.balance).toBe(world.balance());
    expect(body.balance).toBe(100_000 - stake + (body.round.win ?? 0));
  });

  test.each([
    [10_301, 'insufficient'],
    [10_305, 'closed'],
    [10_103, 'closed'],
  ])('plays no round whose stake the lobby refuses with %s', async (code, error) => {
    const token = await world.enter('seamless');
    world.treat('stake', code);
    expect(await spin(token)).toEqual({ status: 409, body: { error } });
    expect(await states()).toEqual([]);
    await world.companies.due();
    expect(actions()).toEqual(['enter', 'stake']);
  });

  test.each(['lost', 'unreachable'] as const)(
    'takes back a stake whose answer is %s, and plays the round no more',
    async (treatment) => {
      const token = await world.enter('seamless');
      const key = randomUUID();
      world.treat('stake', treatment);
      expect((await spin(token, key)).status).toBe(503);
      world.treat('rollback', 'unreachable', 'lost', 'answer');
      for (const _ of [1, 2, 3]) {
        world.advance(LATER_MS);
        await world.companies.due();
      }
      expect(await states()).toEqual(['undone']);
      expect(actions()).toEqual(['enter', 'stake', 'rollback', 'rollback', 'rollback']);
      expect(world.balance()).toBe(100_000);
      expect(await spin(token, key)).toEqual({ status: 409, body: { error: 'takenBack' } });
      world.advance(LATER_MS);
      expect(await world.companies.due()).toBe(0);
    },
  );

  test('goes on with a round whose stake is asked for again before it is taken back', async () => {
    const token = await world.enter('seamless');
    const key = randomUUID();
    world.treat('stake', 'lost');
    expect((await spin(token, key)).status).toBe(503);
    const { status, body } = await spin(token, key);
    expect(status).toBe(200);
    expect(await spin(token, key)).toEqual({ status, body });
    expect(await states()).toEqual(['decided']);
    expect(world.balance()).toBe(100_000 - stake + (body.round.win ?? 0));
  });

  test('repeats a win until it is answered, and shows the round meanwhile', async () => {
    const token = await world.enter('seamless');
    world.treat('win', 'unreachable', 500, 'lost', 'answer');
    const { status, body } = await spin(token);
    expect(status).toBe(200);
    expect(body.balance).toBe(100_000 - stake + (body.round.win ?? 0));
    for (const _ of [1, 2, 3]) {
      world.advance(LATER_MS);
      await world.companies.due();
    }
    expect(actions()).toEqual(['enter', 'stake', 'win', 'win', 'win', 'win']);
    expect(world.balance()).toBe(body.balance);
    world.advance(LATER_MS);
    expect(await world.companies.due()).toBe(0);
  });

  test('holds no transaction while it calls the lobby: a callback may read the books of the maker', async () => {
    const token = await world.enter('seamless');
    const seen: unknown[] = [];
    const push = world.told.push.bind(world.told);
    world.told.push = (...callbacks) => {
      seen.push(world.companies.db.selectFrom('maker_round').select('state').execute());
      return push(...callbacks);
    };
    expect((await spin(token)).status).toBe(200);
    expect((await Promise.all(seen)).length).toBe(2);
  });

  describe('with the money at the maker', () => {
    const account = { makerId: 1, playerId: 42, currency: 'PHP', sessionId: 'session-1' };
    const held = async () =>
      (await world.companies.db.selectFrom('maker_wallet').select('balance').executeTakeFirst())?.balance;
    let token: string;
    beforeEach(async () => {
      await world.call('maker/transfer-in', { ...account, id: 'in-1', amount: 10_000 });
      token = await world.enter('transfer');
    });

    test('plays on while the lobby is away, and lists what it has not told', async () => {
      world.treat('stake', 'unreachable', 'unreachable');
      const [one, two] = [await spin(token), await spin(token)];
      expect([one.status, two.status]).toEqual([200, 200]);
      const wins = (one.body.round.win ?? 0) + (two.body.round.win ?? 0);
      expect(await held()).toBe(10_000 - 2 * stake + wins);
      const { rounds } = (await world.call('maker/rounds', account)) as { rounds: { stake: number; win: number }[] };
      expect(rounds.map(({ stake: at }) => at)).toEqual([stake, stake]);
      expect(rounds.reduce((sum, { win }) => sum + win, 0)).toBe(wins);
      expect(await world.call('maker/transfer-out', { ...account, id: 'out-1' })).toEqual({
        state: 'done',
        amount: 10_000 - 2 * stake + wins,
      });
      world.advance(LATER_MS);
      await world.companies.due();
      expect(await world.call('maker/rounds', account)).toEqual({ rounds: [] });
      expect(world.balance()).toBe(wins - 2 * stake);
    });

    test('gives a refused stake back', async () => {
      world.treat('stake', 10_305);
      expect(await spin(token)).toEqual({ status: 409, body: { error: 'closed' } });
      expect(await held()).toBe(10_000);
      expect(await states()).toEqual([]);
    });

    test('moves nothing out while the lobby has not acknowledged the stake of an open round', async () => {
      token = await world.enter('transfer', '3001');
      const open = { ...account, sessionId: 'session-2' };
      world.treat('stake', 'unreachable', 'unreachable');
      const dealt = await world.ask('play', token, { roundKey: randomUUID(), stake, bet: null });
      expect([dealt.status, dealt.body.round.win]).toEqual([200, null]);
      expect(await world.call('maker/transfer-out', { ...open, id: 'out-1' })).toEqual({ state: 'locked' });
      expect(await held()).toBe(10_000 - stake);
      const answer = (await world.call('maker/transfer-out', { ...open, id: 'out-2' })) as { amount: number };
      expect(answer).toMatchObject({ state: 'done' });
      const { rounds } = (await world.call('maker/rounds', open)) as { rounds: { win: number }[] };
      const win = rounds[0]?.win ?? 0;
      expect(answer.amount).toBe(10_000 - stake + win);
      expect(await held()).toBe(0);
    });

    test('carries a transfer out once under its id', async () => {
      const out = { ...account, id: 'out-1' };
      const answers = await Promise.all([world.call('maker/transfer-out', out), world.call('maker/transfer-out', out)]);
      expect(answers).toEqual([
        { state: 'done', amount: 10_000 },
        { state: 'done', amount: 10_000 },
      ]);
      expect((await spin(token)).body).toEqual({ error: 'closed' });
    });
  });

  test('answers no call without the secret', async () => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/sandbox/api/maker/outcome',
      headers: { authorization: 'Bearer guess' },
      payload: { id: 'x' },
    });
    expect(response.statusCode).toBe(401);
  });
});
