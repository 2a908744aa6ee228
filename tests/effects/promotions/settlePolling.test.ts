import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { defineSettlePollingActors } from '../../../src/effects/promotions/settlePolling.js';
import { slot } from '../../../src/effects/store.js';
import { createWorld, run } from '../access/world.js';

const path = 'GET /gamePromotion/record/getCanSettlePromotionRecord';
const found = { code: 200, msg: 'OK', data: { id: '7', buttonStatus: 1 } };
const none = { code: 200, msg: 'OK', data: null };

describe('the rest of the interval', () => {
  test('counts from the last request of the same player, in any tab', async () => {
    let now = 1_000_000;
    const outside = { ...createWorld({ [path]: none }), now: () => now };
    outside.store.set(slot.playerId, 'p1');
    const { recallRest, loadSettlable } = defineSettlePollingActors(outside);
    expect(await run(recallRest, undefined)).toBe(0);
    await run(loadSettlable, undefined);
    now += 100_000;
    expect(await run(recallRest, undefined)).toBe(200_000);
    now += 200_000;
    expect(await run(recallRest, undefined)).toBe(0);
  });

  test('of another player, or after the clock was set back, is over', async () => {
    let now = 1_000_000;
    const outside = { ...createWorld({ [path]: none }), now: () => now };
    outside.store.set(slot.playerId, 'p1');
    const { recallRest, loadSettlable } = defineSettlePollingActors(outside);
    await run(loadSettlable, undefined);
    now -= 1;
    expect(await run(recallRest, undefined)).toBe(0);
    now += 2;
    outside.store.set(slot.playerId, 'p2');
    expect(await run(recallRest, undefined)).toBe(0);
  });
});

test('a participation is found until it was offered, also after unreadable storage', async () => {
  const outside = createWorld({ [path]: found });
  outside.store.set(slot.settleOffered, '{broken');
  const { loadSettlable, storeOffer } = defineSettlePollingActors(outside);
  expect(await run(loadSettlable, undefined)).toBe('7');
  await run(storeOffer, { recordId: '7' });
  expect(await run(loadSettlable, undefined)).toBeNull();
});

describe('the lead', () => {
  /** One lock of a browser, as its tabs share it. */
  function oneLock() {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = last.then(() => (signal.aborted ? undefined : work()));
      last = turn;
      return turn;
    };
    return { request } as unknown as LockManager;
  }
  const turns = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };

  test('is gained by one tab, and passes on when that tab gives it up', async () => {
    const locks = oneLock();
    const gained: string[] = [];
    const tab = (name: string) => {
      const { lead } = defineSettlePollingActors(createWorld({}), locks);
      const chart = createMachine({
        invoke: { src: lead },
        on: { 'lead.gained': { actions: () => void gained.push(name) } },
      });
      return createActor(chart).start();
    };
    const [one] = [tab('one'), tab('two')];
    await turns();
    expect(gained).toEqual(['one']);
    one?.stop();
    await turns();
    expect(gained).toEqual(['one', 'two']);
  });
});
