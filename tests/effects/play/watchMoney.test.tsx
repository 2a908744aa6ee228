import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { MoneyEvent, SeatTaken } from '../../../machines/play/seat.js';
import type { OpenBets } from '../../../machines/play/vocabulary.js';
import { defineGameSeatActors } from '../../../src/effects/play/gameSeat.js';
import { createWorld } from '../access/world.js';

const name = 'POST /game/session/refreshBalance/7';
type Said = number | readonly [number, OpenBets];
const holding = (said: Said) => {
  const [inGameBalance, openBets] = typeof said === 'number' ? [said] : said;
  return {
    code: 200,
    msg: '',
    data: { inGameBalance, openBets: openBets ?? null, seat: null, startTime: '', transferInAmount: 50_000 },
  };
};

type Heard = MoneyEvent | SeatTaken;

function watch(...amounts: readonly Said[]) {
  const outside = createWorld({ [name]: amounts.map(holding) });
  const { watchMoney } = defineGameSeatActors({ ...outside, guardBack: () => () => undefined } as never);
  const heard: Heard[] = [];
  const machine = setup({
    types: {} as { events: Heard | { type: 'report' } },
    actors: { watchMoney },
  }).createMachine({
    invoke: { id: 'watchMoney', src: 'watchMoney', input: { sessionId: '7' } },
    on: {
      report: { actions: ({ self }) => self.getSnapshot().children['watchMoney']?.send({ type: 'money.refresh' }) },
      '*': { actions: ({ event }) => void heard.push(event as Heard) },
    },
  });
  const actor = createActor(machine).start();
  return { outside, heard, actor, report: () => actor.send({ type: 'report' }) };
}

const told = (held: number, openBets: OpenBets | null = null) => ({
  type: 'money.updated',
  held,
  openBets,
  movedIn: 50_000,
});
const bet: OpenBets = { count: 1, stake: 200, kind: 'match' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a report of the game is answered at once, so that its figure is not of the next round', async () => {
  const { outside, heard, actor, report } = watch(900);
  report();
  await vi.advanceTimersByTimeAsync(0);
  expect(outside.calls).toHaveLength(1);
  expect(heard).toEqual([told(900)]);
  actor.stop();
});

test('reports that follow close share one request', async () => {
  const { outside, heard, actor, report } = watch(900, 600);
  for (let times = 0; times < 4; times += 1) {
    report();
    await vi.advanceTimersByTimeAsync(90);
  }
  expect(heard).toEqual([told(900)]);
  await vi.advanceTimersByTimeAsync(400);
  expect(outside.calls).toHaveLength(2);
  expect(heard).toEqual([told(900), told(600)]);
  actor.stop();
});

test('what the poll reads in mid round is told when no round can still be running', async () => {
  const { outside, heard, actor } = watch(1_500);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(outside.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([told(1_500)]);
  actor.stop();
});

test('a report takes the place of what the poll has read before', async () => {
  const { heard, actor, report } = watch(1_500, 1_400);
  await vi.advanceTimersByTimeAsync(20_000);
  report();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(heard).toEqual([told(1_400)]);
  actor.stop();
});

test('the bets that are open come with the balance, and are gone when they are decided', async () => {
  const { heard, actor, report } = watch([900, bet], 1_300);
  report();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([told(900, bet)]);
  report();
  await vi.advanceTimersByTimeAsync(400);
  expect(heard).toEqual([told(900, bet), told(1_300)]);
  actor.stop();
});
