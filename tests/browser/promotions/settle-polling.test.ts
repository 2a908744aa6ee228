import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { slot } from '../../../src/effects/store.js';
import { enterAs, newPlayer } from '../support/hooks.js';
import { settled } from '../support/looking.js';
import { present } from '../../support/present.js';
import { lobbySuite } from '../support/suite.js';

const suite = lobbySuite();
const INTERVAL_MS = 300_000;
const question = '/gamePromotion/record/getCanSettlePromotionRecord';

test('of three tabs one asks every 300 s, and when it crashes one of the others goes on in its turn', async () => {
  // The minutes pass at once, so a heartbeat that is on its way meets its timeout.
  const visitor = await suite.phone({ expects: [/online time was not reported/] });
  await enterAs(visitor, await newPlayer(suite.lobby()));
  await visitor.context.clock.install();
  const asked: Page[] = [];
  visitor.context.on('request', (request) => {
    if (request.url().includes(question)) asked.push(request.frame().page());
  });
  const tabs = [visitor.page, await visitor.context.newPage(), await visitor.context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/pages/index/index');
    await settled(tab);
  }
  /** The browser's own view of who leads: who waits for the lock asks nothing. */
  const leads = async (tab: Page, { waiting }: { waiting: number }) => {
    const locks = () =>
      tab.evaluate(async (name) => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [held, pending].map((list) => list.filter((lock) => lock.name === name).length);
      }, slot.settleLeader);
    await expect.poll(locks).toEqual([1, waiting]);
  };

  await leads(visitor.page, { waiting: 2 });
  await expect.poll(() => asked.length).toBe(1);
  const leader = present(asked[0], 'a tab asked');
  await visitor.context.clock.runFor(INTERVAL_MS);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toBe(leader);

  const left = tabs.filter((tab) => tab !== leader);
  const control = await visitor.context.newCDPSession(leader);
  // The command has no answer: the process that would give it is gone.
  const crashed = leader.waitForEvent('crash');
  control.send('Page.crash').catch(() => undefined);
  await crashed;
  await leads(present(left[0], 'two tabs are left'), { waiting: 1 });
  // The clock cannot be moved for a page that has crashed.
  await leader.close();
  // The new leader waits for the rest of the interval, so the crash costs no request.
  await visitor.context.clock.runFor(INTERVAL_MS - 10_000);
  expect(asked).toHaveLength(2);
  await visitor.context.clock.runFor(10_000);
  await expect.poll(() => asked.length).toBe(3);
  expect(left).toContain(asked[2]);
});
