import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { defineMessageActors } from '../../../src/effects/account/message.js';
import { defineMessageDetailActors } from '../../../src/effects/account/messageDetail.js';
import { defineMessageListActors } from '../../../src/effects/account/messageList.js';
import { provideMarking } from '../../../src/effects/account/messageMarking.js';
import { tellChange, tellCount, watchChanges, watchMessages } from '../../../src/effects/account/messageNews.js';
import { defineUnreadMessagesActors } from '../../../src/effects/account/unreadMessages.js';
import { leadOf } from '../../../src/effects/lead.js';
import { slot } from '../../../src/effects/store.js';
import { createWorld, requestsOf, run } from '../access/world.js';

const ok = { code: 200, msg: 'OK' };
const missing = { code: 10_404, msg: 'Gone.' };
const counts = (...numbers: { category: string; number: number }[]) => ({ ...ok, data: numbers });
const row = { id: '7', category: 'platform', title: 'Withdrawal paid', readStatus: false };

/** The requests of the chart that marks messages as read. */
const marking = (world: Parameters<typeof provideMarking>[0]) =>
  requestsOf(provideMarking(world, '/').implementations.actors.sendMarking as AnyStateMachine);

/** The requests that delete messages. */
const deletion = (world: Parameters<typeof defineMessageListActors>[0]) =>
  requestsOf(defineMessageListActors(world).sendDeletion);

/** What the window of a browser hears of the storage of its other tabs. */
let others: EventTarget;
beforeEach(() => {
  others = new EventTarget();
  vi.stubGlobal('addEventListener', others.addEventListener.bind(others));
  vi.stubGlobal('removeEventListener', others.removeEventListener.bind(others));
});
afterEach(() => vi.unstubAllGlobals());

const fromOtherTab = (key: string, newValue: string | null) =>
  others.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

/** What a chart that invokes a source hears from it, until `stop`. */
function hear(src: AnyActorLogic) {
  const heard: object[] = [];
  const chart = createMachine({ invoke: { src }, on: { '*': { actions: ({ event }) => void heard.push(event) } } });
  const actor = createActor(chart).start();
  return { heard, stop: () => actor.stop() };
}

describe('the news of the tabs', () => {
  test('are heard in this tab and in the others, until nobody listens', () => {
    const { store, now } = createWorld();
    const { heard, stop } = hear(watchChanges({ store }));
    const change = { kind: 'read', ids: ['7'] } as const;
    tellChange({ store, now }, change);
    expect(heard).toEqual([{ type: 'unreadMessages.changed', change }]);
    fromOtherTab(slot.messagesChanged, store.get(slot.messagesChanged));
    expect(heard).toHaveLength(2);
    tellCount({ store, now }, 3);
    expect(heard).toHaveLength(2);
    stop();
    fromOtherTab(slot.messagesChanged, store.get(slot.messagesChanged));
    tellChange({ store, now }, change);
    expect(heard).toHaveLength(2);
  });

  test.each([null, '{broken', '{}', '{"change":{"kind":"read"}}', '{"change":{"kind":"gone","ids":[]}}'])(
    'that another build wrote as %s are passed over',
    (text) => {
      const { store } = createWorld();
      const { heard } = hear(watchMessages({ store }));
      fromOtherTab(slot.messagesChanged, text);
      fromOtherTab('elsewhere', '{"change":{"kind":"allRead"}}');
      expect(heard).toEqual([]);
      fromOtherTab(slot.messagesChanged, '{"change":{"kind":"allRead"}}');
      expect(heard).toEqual([{ type: 'unreadMessages.changed', change: { kind: 'allRead', category: null } }]);
    },
  );

  test('begin with what was counted last, if it was counted for this player', () => {
    const { store, now } = createWorld();
    store.set(slot.playerId, 'p1');
    tellCount({ store, now }, 4);
    expect(hear(watchMessages({ store })).heard).toEqual([{ type: 'unreadMessages.counted', total: 4 }]);
    store.set(slot.playerId, 'p2');
    const { heard } = hear(watchMessages({ store }));
    fromOtherTab(slot.messagesCounted, null);
    expect(heard).toEqual([]);
  });
});

describe('the count of unread messages', () => {
  const number = 'GET /message/messageNumber';

  test('is the sum over the categories, is told to all tabs, and rests for a minute', async () => {
    const world = createWorld({
      [number]: counts({ category: 'activity', number: 2 }, { category: 'system', number: 3 }),
    });
    world.store.set(slot.playerId, 'p1');
    const { loadUnread, recallRest } = defineUnreadMessagesActors(world);
    const { heard } = hear(watchMessages(world));
    expect(await run(recallRest)).toBe(0);
    expect(await run(loadUnread)).toBe(5);
    expect(heard).toEqual([{ type: 'unreadMessages.counted', total: 5 }]);
    world.time.now += 20_000;
    expect(await run(recallRest)).toBe(40_000);
    world.time.now += 40_000;
    expect(await run(recallRest)).toBe(0);
    world.time.now -= 60_001;
    expect(await run(recallRest)).toBe(0);
  });

  test('is due at once after a change, and for a page that is loaded after marking all as read', async () => {
    const world = createWorld({ 'POST /message/allRead': 'broken' });
    world.store.set(slot.playerId, 'p1');
    const { recallRest } = defineUnreadMessagesActors(world);
    tellCount(world, 3);
    expect(await run(recallRest)).toBe(60_000);
    tellChange(world, { kind: 'read', ids: ['7'] });
    expect(await run(recallRest)).toBe(0);
    tellCount(world, 2);
    await marking(world)
      .send({ category: null, upTo: '31' })
      .catch(() => undefined);
    expect(hear(watchMessages(world)).heard).toEqual([]);
    expect(await run(recallRest)).toBe(0);
  });

  test('that fails is told to nobody, and shows no notice', async () => {
    const world = createWorld({ [number]: 'broken' });
    await expect(run(defineUnreadMessagesActors(world).loadUnread)).rejects.toThrow();
    expect(world.kept.get(slot.messagesCounted)).toBeUndefined();
    expect(world.told.filter(({ type }) => type === 'requests.failed')).toEqual([]);
  });

  test('is led by each tab where the browser has no locks', () => {
    expect(hear(leadOf('messages', null)).heard).toEqual([{ type: 'lead.gained' }]);
  });
});

test('the page of messages shows each category with its number and its newest message', async () => {
  const world = createWorld({
    'GET /message/messageNumber': counts({ category: 'platform', number: 1 }),
    'GET /message/list': [
      { ...ok, rows: [], total: 0 },
      { ...ok, rows: [row], total: 1 },
      { ...ok, rows: [], total: 0 },
    ],
  });
  expect(await run(defineMessageActors(world).loadNews)).toEqual([
    { category: 'activity', number: 0, latest: null },
    { category: 'platform', number: 1, latest: row },
    { category: 'system', number: 0, latest: null },
  ]);
});

describe('what is done to messages', () => {
  const changes = (answers: Parameters<typeof createWorld>[0]) => {
    const world = createWorld(answers);
    return { world, ...hear(watchChanges(world)) };
  };

  test('is told to the tabs when the server has done it', async () => {
    const { world, heard } = changes({
      'POST /message/allRead': ok,
      'POST /message/read/7': ok,
      'DELETE /message/7%2C8': ok,
    });
    await marking(world).send({ category: null, upTo: '31' });
    await run(defineMessageDetailActors(world).markRead, { id: '7' });
    await marking(world).send({ category: 'system', upTo: null });
    await deletion(world).send({ ids: ['7', '8'] });
    expect(heard).toEqual(
      [
        { kind: 'allRead', category: null },
        { kind: 'read', ids: ['7'] },
        { kind: 'allRead', category: 'system' },
        { kind: 'deleted', ids: ['7', '8'] },
      ].map((change) => ({ type: 'unreadMessages.changed', change })),
    );
    expect(world.calls.map(({ body }) => body)).toEqual([{ upTo: '31' }, null, { category: 'system' }, null]);
    // The player may leave with the tab: these requests have to outlive it.
    expect(world.calls.map(({ keepalive }) => keepalive)).toEqual([true, false, true, false]);
  });

  test('is told to nobody when the server refused', async () => {
    const { world, heard } = changes({});
    expect(await marking(world).send({ category: null, upTo: null })).toMatchObject({ ok: false });
    expect(await run(defineMessageDetailActors(world).markRead, { id: '7' })).toMatchObject({ ok: false });
    expect(await deletion(world).send({ ids: ['7'] })).toMatchObject({ ok: false });
    expect(heard).toEqual([]);
  });

  test('without an answer is found out by the number of its category, or by all of them', async () => {
    const { world, heard } = changes({
      'GET /message/messageNumber': counts({ category: 'system', number: 2 }, { category: 'platform', number: 0 }),
    });
    const { trace } = marking(world);
    const unread = { ok: false, problem: { code: 'unreachable' } };
    expect(await trace({ category: null })).toEqual(unread);
    expect(await trace({ category: 'system' })).toEqual(unread);
    expect(heard).toEqual([]);
    expect(await trace({ category: 'platform' })).toEqual({ ok: true, value: null });
    expect(await trace({ category: 'activity' })).toEqual({ ok: true, value: null });
    expect(heard).toEqual(
      ['platform', 'activity'].map((category) => ({
        type: 'unreadMessages.changed',
        change: { kind: 'allRead', category },
      })),
    );
  });
});

describe('one message', () => {
  const info = 'GET /message/info/7';
  const ask = (answer: object | 'broken') => createWorld({ [info]: answer });

  test('is there, or is gone', async () => {
    const unreachable = { ok: false, problem: { code: 'unreachable' } };
    expect(await deletion(ask({ ...ok, data: row })).trace({ ids: ['7', '8'] })).toEqual(unreachable);
    expect(await deletion(ask(missing)).trace({ ids: ['7', '8'] })).toEqual({ ok: true, value: null });
    expect(await run(defineMessageDetailActors(ask(missing)).loadMessage, { id: '7' })).toMatchObject({ ok: false });
  });

  test.each([[{ code: 429, msg: 'Wait.' }], ['broken' as const]])('is unknown after %j', async (answer) => {
    await expect(deletion(ask(answer)).trace({ ids: ['7'] })).rejects.toThrow();
    await expect(run(defineMessageDetailActors(ask(answer)).loadMessage, { id: '7' })).rejects.toThrow();
  });
});
