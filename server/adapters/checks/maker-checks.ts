import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { originProblem } from '../company.js';
import type { GameCallback, MakerAccount } from '../maker/maker.js';
import type { Bench, Check } from './check.js';
import { pageProblem } from '../page-problem.js';

/** Minor units that a check moves. */
const AMOUNT = 12_345;
const RETURN_URL = 'https://lobby.example/pages/index/gamePostMessagePage';

/** An account that no earlier run has used. */
const newAccount = ({ currency }: Bench): MakerAccount => ({
  makerId: 1,
  playerId: randomInt(1_000_000_000, 2_000_000_000),
  currency,
  sessionId: randomUUID().replaceAll('-', ''),
});
const newId = (): string => randomUUID();

async function bringIn(bench: Bench, account: MakerAccount, id = newId()): Promise<string> {
  const answer = await bench.adapters.maker.transferIn({ ...account, id, amount: AMOUNT, at: bench.now() });
  assert.equal(answer, 'done', `transferIn answered ${answer}`);
  return id;
}

async function balanceOf({ adapters, now }: Bench, account: MakerAccount): Promise<number> {
  const held = await adapters.maker.holdings({ ...account, at: now() });
  assert.ok(held !== null, 'holdings answered nothing');
  assert.equal(typeof held.isAttended, 'boolean', 'isAttended is neither true nor false');
  if (held.openBets !== undefined)
    assert.deepEqual(held.openBets, { count: 0, stake: 0 }, 'a player who has not played has open bets');
  return held.balance;
}

/** What every maker with wallets of its own promises (`Maker`). */
export const MAKER_CHECKS: readonly Check[] = [
  {
    name: "maker: what is transferred in is in the player's account there",
    run: async (bench) => {
      const account = newAccount(bench);
      assert.equal(await balanceOf(bench, account), 0, 'a new account is not empty');
      await bringIn(bench, account);
      assert.equal(await balanceOf(bench, account), AMOUNT);
    },
  },
  {
    name: 'maker: a transfer in that is repeated under its id is carried out once',
    run: async (bench) => {
      const account = newAccount(bench);
      const id = await bringIn(bench, account);
      await bringIn(bench, account, id);
      assert.equal(await balanceOf(bench, account), AMOUNT);
    },
  },
  {
    name: 'maker: a transfer in that arrives twice at the same time is carried out once',
    run: async (bench) => {
      const account = newAccount(bench);
      const id = newId();
      const sent = { ...account, id, amount: AMOUNT, at: bench.now() };
      const { maker } = bench.adapters;
      await Promise.all([maker.transferIn(sent), maker.transferIn(sent)]);
      assert.equal(await balanceOf(bench, account), AMOUNT);
      assert.deepEqual(await maker.transferOutcome(id), { state: 'done', amount: AMOUNT });
    },
  },
  {
    name: 'maker: accounts of two players are separate',
    run: async (bench) => {
      const [one, other] = [newAccount(bench), newAccount(bench)];
      await bringIn(bench, one);
      assert.equal(await balanceOf(bench, other), 0);
    },
  },
  {
    name: 'maker: a transfer out returns everything, and the same amount when it is repeated under its id',
    run: async (bench) => {
      const account = newAccount(bench);
      await bringIn(bench, account);
      const { maker } = bench.adapters;
      const sent = { ...account, id: newId(), at: bench.now() };
      const done = { state: 'done', amount: AMOUNT };
      assert.deepEqual(await maker.transferOut(sent), done);
      assert.deepEqual(await maker.transferOut(sent), done, 'repeated');
      assert.deepEqual(await maker.transferOutcome(sent.id), done, 'asked about');
      assert.equal(await balanceOf(bench, account), 0);
    },
  },
  {
    name: 'maker: the outcome of a transfer that never arrived is absent',
    run: async ({ adapters }) => {
      assert.deepEqual(await adapters.maker.transferOutcome(newId()), { state: 'absent' });
    },
  },
  {
    name: 'maker: a session without rounds has an empty list of rounds',
    run: async (bench) => {
      const account = newAccount(bench);
      await bringIn(bench, account);
      assert.deepEqual(await bench.adapters.maker.rounds(account), []);
    },
  },
  {
    name: 'maker: the URL of a game is one that the lobby can frame, and differs for each ticket',
    run: async ({ adapters: { maker } }) => {
      const launch = {
        gameId: 1001,
        gameName: 'Mango Moon',
        makerId: 1,
        currency: 'PHP',
        locale: 'en_US',
        returnUrl: RETURN_URL,
        hasSound: true,
        hasMotion: true,
      } as const;
      const url = maker.launchUrl({ ...launch, ticket: 'ticket-1' });
      assert.equal(pageProblem(url, maker), null);
      assert.notEqual(url, maker.launchUrl({ ...launch, ticket: 'ticket-2' }));
    },
  },
  {
    name: 'maker: an unsigned callback is not verified',
    run: async (bench) => {
      const { sessionId } = newAccount(bench);
      const told = { sessionId, roundRef: newId(), amount: AMOUNT, currency: bench.currency };
      for (const body of [told, { ...told, signature: '0'.repeat(64) }]) {
        const callback: GameCallback = { maker: '1', action: 'win', ...body };
        const received = { rawBody: Buffer.from(JSON.stringify(body)), headers: {} };
        assert.equal(await bench.adapters.maker.verifies(callback, received), false);
      }
    },
  },
  {
    name: 'maker: its origins can be used',
    run: async ({ adapters: { maker } }) => {
      assert.deepEqual(
        (maker.origins ?? []).map(originProblem).filter((problem) => problem !== null),
        [],
      );
    },
  },
];
