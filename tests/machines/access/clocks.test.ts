import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Scripted } from '../../faults/server.js';
import { noticeOfTheDayMachine } from '../../../machines/entry/noticeOfTheDay.machine.js';
import { page as smsPage } from '../../../src/app/pages/access/smsLogin.js';
import { defineNoticeOfTheDayActors } from '../../../src/effects/entry/noticeOfTheDay.js';
import type { Outside } from '../../../src/effects/outside.js';
import { Browser, type Tab } from '../../support/browser.js';
import { fakeTime } from '../../support/fake-time.js';

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;
let browser: Browser;

beforeEach(() => {
  fakeTime();
  browser = new Browser(new Scripted().serve);
});
afterEach(() => {
  browser.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Moves the wall clock but no timers: the device slept, or its clock was set. */
const moveClock = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
const reports = () =>
  browser.calls.filter(({ path }) => path === '/onlineTime').map(({ body }) => body?.['onlineTime']);

async function openPlayer(): Promise<Tab> {
  const tab = browser.open();
  await browser.settle();
  tab.session.send({ type: 'session.begin', token: 'token-marisol' });
  await browser.settle();
  return tab;
}

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10 * second) await browser.pass(Math.min(left, 10 * second));
}

describe('online time (I1)', () => {
  test('is reported every 180 s, as 3 minutes', async () => {
    await openPlayer();
    await pass(179 * second);
    expect(reports()).toEqual([]);
    await pass(361 * second);
    expect(reports()).toEqual([3, 3, 3]);
  });

  test('eight hours of sleep are not reported, and counting starts again', async () => {
    await openPlayer();
    await pass(100 * second);
    moveClock(8 * hour);
    await pass(170 * second);
    expect(reports()).toEqual([]);
    await pass(50 * second);
    expect(reports()).toEqual([3]);
  });

  test('continues after the clock was set back by a day', async () => {
    await openPlayer();
    await pass(100 * second);
    moveClock(-day);
    await pass(230 * second);
    expect(reports()).toEqual([3]);
  });

  test('a logout after the clock was set back reports no more than the time that was spent', async () => {
    const tab = await openPlayer();
    await pass(100 * second);
    moveClock(-day);
    tab.session.send({ type: 'session.end' });
    await browser.settle();
    expect(reports()).toEqual([]);
    expect(tab.session.getSnapshot().value).toBe('visitor');
  });

  test.each([
    [49, []],
    [50, [1]],
    [109, [1]],
    [110, [2]],
    [169, [2]],
    [170, [3]],
  ])('a logout after %i s reports %j', async (seconds, expected) => {
    const tab = await openPlayer();
    moveClock(seconds * second);
    tab.session.send({ type: 'session.end' });
    await browser.settle();
    expect(reports()).toEqual(expected);
  });
});

describe('the wait for the next code (C3)', () => {
  async function openCounting(): Promise<Tab> {
    const tab = browser.open();
    await browser.settle();
    tab.enter('smsLogin', smsPage as never);
    tab.flow('smsLogin').send({ type: 'smsLogin.codeRequested', phone: '09171234567' });
    await browser.settle();
    return tab;
  }
  const countdownOf = (tab: Tab) => tab.flow('smsLogin').getSnapshot().children.codeCountdown.getSnapshot();

  test('lasts 60 s', async () => {
    const tab = await openCounting();
    await pass(59 * second);
    expect(countdownOf(tab)).toMatchObject({ value: 'counting', context: { remaining: second } });
    await browser.pass(second);
    expect(countdownOf(tab).value).toBe('ended');
  });

  test('is over after eight hours of sleep', async () => {
    const tab = await openCounting();
    moveClock(8 * hour);
    await browser.pass(second);
    expect(countdownOf(tab).value).toBe('ended');
  });

  test('never grows when the clock is set back', async () => {
    const tab = await openCounting();
    moveClock(-20 * second);
    await browser.pass(second);
    expect(countdownOf(tab).context.remaining).toBe(60 * second);
    moveClock(-day);
    await browser.pass(second);
    expect(countdownOf(tab).value).toBe('ended');
  });
});

describe('the notice of the day (H2)', () => {
  const page = {
    machine: (outside: Outside) => noticeOfTheDayMachine.provide({ actors: defineNoticeOfTheDayActors(outside) }),
    input: () => undefined,
  };
  async function visit(): Promise<string> {
    const tab = browser.open();
    await browser.settle();
    tab.enter('noticeOfTheDay', page as never);
    await browser.settle();
    const value = String(tab.flow('noticeOfTheDay').getSnapshot().value);
    tab.close();
    return value;
  }

  test('is shown once in a UTC day', async () => {
    expect([await visit(), await visit()]).toEqual(['open', 'hidden']);
    moveClock(14 * hour - 1);
    expect(await visit()).toBe('hidden');
    moveClock(1);
    expect([await visit(), await visit()]).toEqual(['open', 'hidden']);
  });

  test('is shown once more when the clock is set back over midnight, and not again after that', async () => {
    await visit();
    moveClock(-11 * hour);
    expect([await visit(), await visit()]).toEqual(['open', 'hidden']);
  });
});
