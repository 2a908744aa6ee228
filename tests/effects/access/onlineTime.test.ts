import { describe, expect, test, vi } from 'vitest';
import { createLeader } from '../../../src/effects/access/leader.js';
import { defineOnlineTimeActors, partDue, takePartDue } from '../../../src/effects/access/onlineTime.js';
import { createWorld, run } from './world.js';

const alone = { stand: () => undefined, leads: () => true };

describe('the time that a logout still reports (I1)', () => {
  test.each([
    [0, null],
    [49_999, null],
    [50_000, 1],
    [109_999, 1],
    [110_000, 2],
    [169_999, 2],
    [170_000, 3],
    [180_000, 3],
  ] as const)('%i ms after the last report: %s', (since, part) => {
    const world = createWorld();
    world.store.set('onlineTime', String(world.now() - since));
    expect(partDue(world.store, world.now())).toBe(part);
  });

  test('reports nothing if nothing was counted', () => {
    const world = createWorld();
    expect(partDue(world.store, world.now())).toBeNull();
    world.store.set('onlineTime', 'yesterday');
    expect(partDue(world.store, world.now())).toBeNull();
  });
});

test('another tab does not report the time of a logout again', () => {
  const world = createWorld();
  world.store.set('onlineTime', String(world.now() - 120_000));
  expect([takePartDue(world.store, world.now()), takePartDue(world.store, world.now())]).toEqual([2, null]);
});

describe('the heartbeat', () => {
  test('counts from the start, and reports 3 without a toast or an indicator', async () => {
    const world = createWorld({ 'POST /onlineTime': { code: 200, msg: 'OK' } });
    const actors = defineOnlineTimeActors(world, alone);
    await run(actors.beginOnlineTime);
    world.time.now += 176_000;
    expect(await run(actors.checkOnlineTime)).toEqual({ sinceReport: 176_000, isLeader: true });
    await run(actors.reportOnlineTime);
    expect(world.calls.map(({ body }) => body)).toEqual([{ onlineTime: 3 }]);
    expect(world.told).toEqual([]);
    expect(await run(actors.checkOnlineTime)).toEqual({ sinceReport: 0, isLeader: true });
  });

  test.each([
    ['refused', { code: 10_400, msg: 'No' }],
    ['lost', 'broken'],
  ])('that is %s is logged only (section 8)', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const world = createWorld({ 'POST /onlineTime': answer as object });
    await run(defineOnlineTimeActors(world, alone).reportOnlineTime).catch(() => null);
    expect(warn.mock.calls).toHaveLength(1);
    expect(world.told).toEqual([]);
    warn.mockRestore();
  });

  test('a reload continues the count; a sleep restarts it', async () => {
    const world = createWorld();
    const actors = defineOnlineTimeActors(world, alone);
    await run(actors.beginOnlineTime);
    world.time.now += 184_000;
    await run(actors.beginOnlineTime);
    expect(await run(actors.checkOnlineTime)).toEqual({ sinceReport: 184_000, isLeader: true });
    world.time.now += 1;
    await run(actors.beginOnlineTime);
    expect(await run(actors.checkOnlineTime)).toEqual({ sinceReport: 0, isLeader: true });
  });

  test('a clock that was set back restarts the count', async () => {
    const world = createWorld();
    const actors = defineOnlineTimeActors(world, alone);
    await run(actors.beginOnlineTime);
    world.time.now -= 3_600_000;
    await run(actors.beginOnlineTime);
    expect(await run(actors.checkOnlineTime)).toEqual({ sinceReport: 0, isLeader: true });
  });

  test('the time of a failed report is not reported twice', async () => {
    const world = createWorld({ 'POST /onlineTime': 'broken' });
    const actors = defineOnlineTimeActors(world, alone);
    await run(actors.beginOnlineTime);
    world.time.now += 180_000;
    await expect(run(actors.reportOnlineTime)).rejects.toThrow();
    expect(await run(actors.checkOnlineTime)).toEqual({ sinceReport: 0, isLeader: true });
    expect(world.told).toEqual([]);
  });
});

describe('one tab is the leader', () => {
  test('by a lock that passes on when the tab closes', async () => {
    const waiting: (() => unknown)[] = [];
    const locks = {
      request: async (_: string, hold: () => unknown) => void waiting.push(hold),
    } as unknown as LockManager;
    const world = createWorld();
    const [first, second] = [createLeader(world, locks), createLeader(world, locks)];
    first.stand();
    first.stand();
    second.stand();
    expect(waiting).toHaveLength(2);
    expect([first.leads(), second.leads()]).toEqual([false, false]);
    void waiting[0]?.();
    expect([first.leads(), second.leads()]).toEqual([true, false]);
    void waiting[1]?.();
    expect(second.leads()).toBe(true);
  });

  test('by a lease if the browser has no locks', () => {
    const world = createWorld();
    const [first, second] = [createLeader(world, null), createLeader(world, null)];
    first.stand();
    expect([first.leads(), second.leads()]).toEqual([true, false]);
    world.time.now += 44_000;
    expect([first.leads(), second.leads()]).toEqual([true, false]);
    world.time.now += 46_000;
    expect([second.leads(), first.leads()]).toEqual([true, false]);
  });
});
