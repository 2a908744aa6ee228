import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi/user-api.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { addGames, games, newVisitor, wrongs } from './play-support.js';

type Schemas = components['schemas'];

const ok = 200;
const codes = {
  amountOutOfRange: 10201,
  keyReused: 10206,
  insufficientBalance: 10301,
  gameMaintenance: 10302,
  gameNotOpen: 10303,
  sessionOpen: 10304,
  sessionEnded: 10305,
  makerLocked: 10306,
  invalidRequest: 10400,
  notFound: 10404,
};

describe.each(ENGINES)('a game session, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addGames(server);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.hook('reset', {});
    expect(await wrongs(server)).toEqual([]);
  });

  test('moves the amount in, and all money out again', async () => {
    const visitor = await newVisitor(server, 100_000);
    const { code, session } = await visitor.play(games.mango, 30_000);
    expect({ code, status: session.status, moved: session.transferInAmount, held: session.inGameBalance }).toEqual({
      code: ok,
      status: 'playing',
      moved: 30_000,
      held: 30_000,
    });
    expect(await visitor.money()).toEqual({ wallet: 70_000, inGame: 30_000 });
    const left = await visitor.exit(session.sessionId);
    expect(left.data).toMatchObject({
      status: 'done',
      balance: 100_000,
      session: { status: 'settled', transferOutAmount: 30_000 },
    });
    expect(await visitor.money()).toEqual({ wallet: 100_000, inGame: 0 });
    expect((await visitor.current()).data).toEqual({});
  });

  test('tells the next time what was brought into this game last; a demo brings nothing', async () => {
    const visitor = await newVisitor(server, 100_000);
    const last = async (game: string, who: { token?: string } = { token: visitor.player.token }) =>
      ((await server.call('GET', `/game/info/${game}`, who)).body.data as Schemas['GameInfo']).lastTransferIn;
    expect(await last(games.mango)).toBeNull();
    for (const amount of [30_000, 10_000]) {
      const { session } = await visitor.play(games.mango, amount);
      await visitor.exit(session.sessionId);
      expect(await last(games.mango)).toBe(amount);
    }
    const demo = await visitor.play(games.mango, null, { demo: true });
    await visitor.exit(demo.session.sessionId);
    expect(await last(games.mango)).toBe(10_000);
    expect(await last(games.dragon)).toBeNull();
    expect(await last(games.mango, {})).toBeNull();
  });

  test.each([
    ['less than the game takes', games.mango, 999, codes.amountOutOfRange],
    ['no amount', games.mango, null, codes.amountOutOfRange],
    ['a negative amount', games.mango, -5_000, codes.amountOutOfRange],
    ['more than the wallet holds', games.mango, 100_001, codes.insufficientBalance],
    ['a game in maintenance', games.mending, 5_000, codes.gameMaintenance],
    ['a maker in maintenance', games.mendingMaker, 5_000, codes.gameMaintenance],
    ['a game that is not open', games.shut, 5_000, codes.gameNotOpen],
    ['a game that does not exist', '77', 5_000, codes.notFound],
    ['a game that is no number', 'mango', 5_000, codes.notFound],
  ])('refuses %s, and nothing moves', async (_, game, amount, code) => {
    const visitor = await newVisitor(server, 100_000);
    expect((await visitor.play(game, amount)).code).toBe(code);
    expect(await visitor.money()).toEqual({ wallet: 100_000, inGame: 0 });
    expect((await visitor.current()).data).toEqual({});
  });

  test('is the only one a player can have', async () => {
    const visitor = await newVisitor(server, 100_000);
    const { session } = await visitor.play(games.mango, 10_000);
    expect((await visitor.play(games.dragon, 10_000)).code).toBe(codes.sessionOpen);
    expect((await visitor.current()).session.sessionId).toBe(session.sessionId);
  });

  test('opened by ten parallel requests is opened once', async () => {
    const visitor = await newVisitor(server, 100_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.play(games.mango, 10_000)));
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      ok,
      ...Array.from({ length: 9 }, () => codes.sessionOpen),
    ]);
    expect(await visitor.money()).toEqual({ wallet: 90_000, inGame: 10_000 });
  });

  test('requested again under its key is the same session, and the money moves once', async () => {
    const visitor = await newVisitor(server, 100_000);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.play(games.mango, 10_000, { key })));
    expect(new Set(answers.map(({ session }) => session.sessionId)).size).toBe(1);
    expect(await visitor.money()).toEqual({ wallet: 90_000, inGame: 10_000 });
    expect((await visitor.play(games.mango, 20_000, { key })).code).toBe(codes.keyReused);
  });

  test('whose response was lost is found under its key', async () => {
    const visitor = await newVisitor(server, 100_000);
    const key = randomUUID();
    await server.hook('fault', { operation: 'playGame', phase: 'after', drop: true });
    await expect(visitor.play(games.mango, 10_000, { key })).rejects.toThrow();
    expect((await visitor.play(games.mango, 10_000, { key })).session.status).toBe('playing');
    expect(await visitor.money()).toEqual({ wallet: 90_000, inGame: 10_000 });
  });

  test('of another player is not found', async () => {
    const [owner, other] = [await newVisitor(server, 50_000), await newVisitor(server, 50_000)];
    const { session } = await owner.play(games.mango, 10_000);
    const answers = [
      await other.session(session.sessionId),
      await other.exit(session.sessionId),
      await other.refresh(session.sessionId),
      await other.add(session.sessionId, 1_000),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => codes.notFound));
    expect(await owner.money()).toEqual({ wallet: 40_000, inGame: 10_000 });
  });

  test('has a URL that works once: a newer one replaces it', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    expect(session.gameUrl).toBeNull();
    const [first, second] = [
      (await visitor.session(session.sessionId)).session.gameUrl ?? '',
      (await visitor.session(session.sessionId)).session.gameUrl ?? '',
    ];
    await expect(visitor.enterAt(first)).rejects.toThrow('ticketUsed');
    expect((await visitor.enterAt(second)).state.balance).toBe(10_000);
    await expect(visitor.enterAt(second)).rejects.toThrow('ticketUsed');
    expect((await visitor.current()).session.gameUrl).toBeNull();
  });

  describe('that is on screen on one device', () => {
    const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';
    const opened = async () => {
      const here = await newVisitor(server, 50_000);
      const there = await here.onAnotherDevice(phone);
      const { session } = await here.play(games.mango, 10_000);
      const id = session.sessionId;
      return { here, there, id, ...(await there.enter(id)) };
    };

    test('is not entered on another one unasked: that one learns where and since when, and the game plays on', async () => {
      const { here, there, id, token } = await opened();
      const { session } = await here.session(id);
      expect(session).toMatchObject({
        gameUrl: null,
        inGameBalance: 10_000,
        seat: { isThisBrowser: false, device: 'Chrome, Android' },
      });
      expect(Date.parse(session.seat?.since ?? '')).toBeLessThanOrEqual(Date.parse(session.serverTime));
      expect((await here.current()).session.seat?.device).toBe('Chrome, Android');
      expect((await there.spin(token, 100)).status).toBe(200);
      expect((await there.refresh(id)).session.seat).toMatchObject({ isThisBrowser: true });
    });

    test('is taken over with all its money; the page before can move none, and learns who plays', async () => {
      const { here, there, id, token } = await opened();
      const taken = await here.session(id, 'take');
      const entered = await here.enterAt(taken.session.gameUrl ?? '');
      expect(entered.state.balance).toBe(10_000);
      expect(await there.spin(token, 100)).toMatchObject({ status: 409, body: { error: 'closed' } });
      expect((await there.refresh(id)).session.seat).toMatchObject({ isThisBrowser: false });
      expect((await here.spin(entered.token, 100)).status).toBe(200);
      const { data } = await here.exit(id);
      expect((await here.money()).inGame).toBe(0);
      expect(data).toMatchObject({ status: 'done' });
    });

    test('played by both at once moves every stake once, whoever asks first', async () => {
      const { here, there, id, token } = await opened();
      const rounds = Array.from({ length: 6 }, () => there.spin(token, 100));
      const taking = here.session(id, 'take').then(({ session }) => here.enterAt(session.gameUrl ?? ''));
      const answers = await Promise.all(rounds);
      const { token: taken } = await taking;
      const played = answers.filter(({ status }) => status === 200).length;
      const booked = await server.parts.db
        .selectFrom('transfer')
        .select('round_ref')
        .where('reference_no', '=', id)
        .where('type', '=', 'game_loss')
        .execute();
      expect(booked).toHaveLength(played);
      const { body: state } = await here.maker('GET', 'state', undefined, taken);
      expect(state).toMatchObject({ balance: (await here.money()).inGame });
    });

    test('is left alone by a page that only looks', async () => {
      const { there, id, token } = await opened();
      expect((await there.session(id, 'look')).session).toMatchObject({ gameUrl: null, seat: { isThisBrowser: true } });
      expect((await there.spin(token, 100)).status).toBe(200);
    });

    test('is free two minutes after its page was heard of last, and once its login has ended', async () => {
      const { here, there, id } = await opened();
      await server.hook('clock', { offsetMs: 110_000 });
      expect((await here.session(id, 'look')).session.seat).not.toBeNull();
      await there.refresh(id);
      await server.hook('clock', { offsetMs: 220_000 });
      expect((await here.session(id, 'look')).session.seat).not.toBeNull();
      await server.hook('clock', { offsetMs: 235_000 });
      expect((await here.session(id)).session.gameUrl).not.toBeNull();
      await there.session(id, 'take');
      await server.call('GET', '/logout', { token: there.player.token });
      expect((await here.session(id)).session).toMatchObject({ seat: { isThisBrowser: true } });
    });
  });

  test('is entered by JSON alone: a text enters nothing and does not use up the ticket', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    const url = new URL((await visitor.session(session.sessionId)).session.gameUrl ?? '', server.url);
    const enter = (type: string) =>
      fetch(`${server.url}/sandbox/maker/api/enter`, {
        method: 'POST',
        headers: { origin: 'null', 'content-type': type },
        body: JSON.stringify({ ticket: url.searchParams.get('ticket') }),
      });
    expect((await enter('text/plain;charset=UTF-8')).status).toBe(415);
    const answer = await enter('application/json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('null');
    expect(await answer.json()).toMatchObject({ state: { balance: 10_000 } });
  });

  test('stores no ticket that could open a game', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    const ticket =
      new URL((await visitor.session(session.sessionId)).session.gameUrl ?? '', server.url).searchParams.get(
        'ticket',
      ) ?? 'none';
    const rows = await server.parts.db
      .selectFrom('game_session')
      .selectAll()
      .where('id', '=', session.sessionId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });

  test('accepts more money, once per key', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    const key = randomUUID();
    await visitor.add(session.sessionId, 5_000, key);
    const again = await visitor.add(session.sessionId, 5_000, key);
    expect(again.session).toMatchObject({ transferInAmount: 15_000, inGameBalance: 15_000 });
    expect((await visitor.add(session.sessionId, 99_000)).code).toBe(codes.insufficientBalance);
    await visitor.exit(session.sessionId);
    expect((await visitor.add(session.sessionId, 5_000)).code).toBe(codes.sessionEnded);
    expect((await visitor.refresh(session.sessionId)).code).toBe(codes.sessionEnded);
  });

  test('exited by parallel requests returns its money once', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => visitor.exit(session.sessionId)),
      visitor.exitAll(),
      visitor.exitAll(),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => ok));
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({ status: 'done', balance: 50_000 });
    expect(await visitor.money()).toEqual({ wallet: 50_000, inGame: 0 });
  });

  test('left without an exit is interrupted, and plays again when it is entered', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    await visitor.enter(session.sessionId);
    expect((await visitor.current()).session.status).toBe('playing');
    await server.hook('clock', { offsetMs: 60_000 });
    expect((await visitor.current()).session).toMatchObject({ status: 'interrupted', inGameBalance: 10_000 });
    await visitor.enter(session.sessionId);
    expect((await visitor.current()).session.status).toBe('playing');
  });

  test("is added to the player's history", async () => {
    const visitor = await newVisitor(server, 50_000);
    await visitor.play(games.mango, 10_000);
    const played = await server.parts.db
      .selectFrom('player_game')
      .select('game_id')
      .where('player_id', '=', visitor.player.id)
      .where('played_at', 'is not', null)
      .execute();
    expect(played).toEqual([{ game_id: Number(games.mango) }]);
  });

  test('of a demo never touches the wallet, and is replaced by a real one', async () => {
    const visitor = await newVisitor(server, 50_000);
    expect((await visitor.play(games.demoless, null, { demo: true })).code).toBe(codes.gameNotOpen);
    const { session } = await visitor.play(games.mango, null, { demo: true });
    expect(session).toMatchObject({ demo: true, status: 'playing', inGameBalance: 0, transferInAmount: 0 });
    const { token, state } = await visitor.enter(session.sessionId);
    await visitor.spin(token, 100);
    expect(state).toMatchObject({ demo: true, balance: 200_000 });
    expect(await visitor.money()).toEqual({ wallet: 50_000, inGame: 0 });
    expect((await visitor.play(games.mango, 10_000)).session.status).toBe('playing');
    expect((await visitor.session(session.sessionId)).session.status).toBe('settled');
  });
});

describe.each(ENGINES)('a maker without a clear response, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addGames(server);
  });
  afterAll(() => server.close());
  afterEach(async () => expect(await wrongs(server)).toEqual([]));

  test('that refuses gets no money: the wallet has it again, and two bills say so', async () => {
    const visitor = await newVisitor(server, 50_000);
    await visitor.plan('in', 'refused');
    expect((await visitor.play(games.mango, 10_000)).session).toMatchObject({ status: 'failed', transferInAmount: 0 });
    expect(await visitor.money()).toEqual({ wallet: 50_000, inGame: 0 });
    const bills = await server.parts.db
      .selectFrom('bill')
      .select('ledger_type')
      .where('player_id', '=', visitor.player.id)
      .where('ledger_type', '!=', 'deposit')
      .orderBy('seq')
      .execute();
    expect(bills).toEqual([{ ledger_type: 'to_maker' }, { ledger_type: 'out_maker' }]);
  });

  test('is asked about a transfer in until it is known to have arrived', async () => {
    const visitor = await newVisitor(server, 50_000);
    await visitor.plan('in', 'lostDone', 2);
    const { session } = await visitor.play(games.mango, 10_000);
    expect(session).toMatchObject({ status: 'unknownIn', inGameBalance: null });
    expect(await visitor.money()).toEqual({ wallet: 40_000, inGame: 10_000 });
    expect((await visitor.session(session.sessionId)).session.status).toBe('unknownIn');
    expect((await visitor.add(session.sessionId, 1_000)).code).toBe(codes.makerLocked);
    expect((await visitor.session(session.sessionId)).session.status).toBe('unknownIn');
    expect((await visitor.session(session.sessionId)).session).toMatchObject({
      status: 'playing',
      inGameBalance: 10_000,
    });
    expect(
      await server.parts.db
        .selectFrom('game_transfer')
        .select('status')
        .where('session_id', '=', session.sessionId)
        .execute(),
    ).toEqual([{ status: 'done' }]);
  });

  test('is asked about a transfer in until it is known to be absent, and the money is returned', async () => {
    const visitor = await newVisitor(server, 50_000);
    await visitor.plan('in', 'lostAbsent', 1);
    const { session } = await visitor.play(games.mango, 10_000);
    expect((await visitor.session(session.sessionId)).session.status).toBe('unknownIn');
    expect((await visitor.session(session.sessionId)).session).toMatchObject({ status: 'failed', transferInAmount: 0 });
    expect(await visitor.money()).toEqual({ wallet: 50_000, inGame: 0 });
  });

  test('that lost an added amount returns it, and the rest can be played', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    await visitor.plan('in', 'lostAbsent', 1);
    expect((await visitor.add(session.sessionId, 5_000)).session.status).toBe('unknownIn');
    await visitor.session(session.sessionId);
    expect((await visitor.session(session.sessionId)).session).toMatchObject({
      status: 'interrupted',
      transferInAmount: 10_000,
      inGameBalance: 10_000,
    });
    expect(await visitor.money()).toEqual({ wallet: 40_000, inGame: 10_000 });
  });

  test('that is locked returns nothing until its round is over', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    await visitor.plan('out', 'locked', 2);
    expect((await visitor.exit(session.sessionId)).code).toBe(codes.makerLocked);
    expect((await visitor.exitAll()).data).toMatchObject({ status: 'processing', sessions: [{ status: 'playing' }] });
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({ status: 'done', balance: 50_000 });
  });

  test('is asked about a transfer out until it is known to be done, and it is booked once', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    const { token } = await visitor.enter(session.sessionId);
    await visitor.plan('out', 'lostDone', 2);
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({
      status: 'processing',
      balance: 40_000,
      session: { status: 'unknownOut' },
    });
    expect(await wrongs(server)).toEqual([]);
    expect((await visitor.spin(token, 100)).body).toEqual({ error: 'closed' });
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({ status: 'processing' });
    const answers = await Promise.all([
      visitor.exit(session.sessionId),
      visitor.session(session.sessionId),
      visitor.current(),
      visitor.exitAll(),
    ]);
    expect(answers.every(({ code }) => code === ok)).toBe(true);
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({
      status: 'done',
      balance: 50_000,
      session: { transferOutAmount: 10_000 },
    });
    expect(await visitor.money()).toEqual({ wallet: 50_000, inGame: 0 });
  });

  test('that lost a transfer out gets another request only when the loss is certain', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    await visitor.plan('out', 'lostAbsent', 1);
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({ status: 'processing' });
    expect((await visitor.session(session.sessionId)).session.status).toBe('unknownOut');
    expect((await visitor.session(session.sessionId)).session).toMatchObject({
      status: 'interrupted',
      inGameBalance: 10_000,
    });
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({ status: 'done', balance: 50_000 });
    const sent = await server.parts.db
      .selectFrom('game_transfer')
      .select(['direction', 'status'])
      .where('session_id', '=', session.sessionId)
      .orderBy('id')
      .execute();
    expect(sent.filter(({ direction }) => direction === 'out').map(({ status }) => status)).toEqual(['absent', 'done']);
  });

  test('is asked about a request that the server stored but did not send before it crashed', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    const { db } = server.parts;
    await db
      .insertInto('game_transfer')
      .values({
        id: `${session.sessionId}-1`,
        session_id: session.sessionId,
        direction: 'out',
        amount: null,
        status: 'sent',
        created_at: new Date(0),
        ended_at: null,
      })
      .execute();
    await db
      .updateTable('game_session')
      .set({ status: 'transferringOut' })
      .where('id', '=', session.sessionId)
      .execute();
    expect((await visitor.session(session.sessionId)).session).toMatchObject({
      status: 'interrupted',
      inGameBalance: 10_000,
    });
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({ status: 'done', balance: 50_000 });
  });
});

test('a fraction is refused where the site shows none (decision 008), on opening a game and on adding to it', async () => {
  const server = await startTestServer({ settings: { SITE: 'MM' } });
  try {
    await addGames(server);
    const visitor = await newVisitor(server, 100_050);
    expect((await visitor.play(games.mango, 10_050)).code).toBe(codes.amountOutOfRange);
    const { code, session } = await visitor.play(games.mango, 10_000);
    expect(code).toBe(ok);
    expect((await visitor.add(session.sessionId, 1_050)).code).toBe(codes.amountOutOfRange);
    expect((await visitor.add(session.sessionId, 1_000)).code).toBe(ok);
    expect(await visitor.money()).toEqual({ wallet: 89_050, inGame: 11_000 });
  } finally {
    await server.close();
  }
});
