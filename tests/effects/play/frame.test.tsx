// @vitest-environment-options { "settings": { "enableIframePageLoading": true } }
import { createActor, setup } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FrameEvent } from '../../../machines/play/vocabulary.js';
import { notifyParent } from '../../../src/effects/play/gameReturn.js';
import { defineGuardBack } from '../../../src/effects/play/guardBack.js';
import { defineShareSettings } from '../../../src/effects/play/shareSettings.js';
import { watchFrame } from '../../../src/effects/play/watchFrame.js';
import { slot } from '../../../src/effects/store.js';
import { openBackGuard, openBackStep } from '../../../src/ui/back/back-steps.js';
import { createWorld } from '../access/world.js';

type Heard = FrameEvent | { type: 'back.pressed' };

const guardBack = defineGuardBack({ guardBack: openBackGuard });

/** Runs a callback actor under a parent that records its events. */
function listenTo(logic: typeof watchFrame | typeof guardBack) {
  const heard: Heard[] = [];
  const machine = setup({ types: {} as { events: Heard }, actors: { logic } }).createMachine({
    invoke: { src: 'logic' },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  return { heard, actor: createActor(machine).start() };
}

test('sound and motion that are switched in another tab are posted to the game, and nothing else is', () => {
  document.body.innerHTML = '<iframe data-game></iframe>';
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const post = vi.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: post } });
  const { store } = createWorld();
  const actor = createActor(defineShareSettings({ store })).start();
  store.set(slot.sound, 'on');
  for (const key of [slot.sound, slot.locale, null]) dispatchEvent(new StorageEvent('storage', { key }));
  actor.send({ type: 'money.refresh' });
  actor.stop();
  dispatchEvent(new StorageEvent('storage', { key: slot.motion }));
  expect(post.mock.calls).toEqual([
    [{ type: 'settings', sound: 'on', motion: 'full' }, '*'],
    [{ type: 'balanceChanged' }, '*'],
  ]);
});

describe('messages of a game (J3)', () => {
  let frame: HTMLIFrameElement;
  beforeEach(() => {
    document.body.innerHTML = '<iframe data-game></iframe><iframe></iframe>';
    frame = document.querySelector('iframe[data-game]') as HTMLIFrameElement;
  });
  const say = (data: unknown, { source = frame.contentWindow as unknown, origin = 'null' } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as MessageEventSource }));

  test.each(['ready', 'balanceChanged', 'exit', 'recharge', 'disconnected'])('are accepted: %s', (verb) => {
    const { heard, actor } = listenTo(watchFrame);
    say({ type: verb });
    actor.stop();
    expect(heard).toEqual([{ type: `frame.${verb}` }]);
  });

  test.each([
    ['from another frame', { type: 'exit' }, { source: 'other' }],
    ['from the page itself', { type: 'exit' }, { source: 'self' }],
    ['from another origin', { type: 'exit' }, { origin: 'https://elsewhere.example' }],
    ['from our own origin', { type: 'exit' }, { origin: location.origin }],
    ['a verb that is not one of the five', { type: 'settle' }, {}],
    ['a property name of every object', { type: 'toString' }, {}],
    ['a plain string', 'exit', {}],
    ['nothing', null, {}],
  ])('are ignored: %s', (_, data, from: { source?: string; origin?: string }) => {
    const sources: Readonly<Record<string, unknown>> = {
      other: document.querySelector<HTMLIFrameElement>('iframe:not([data-game])')?.contentWindow,
      self: window,
    };
    const { heard, actor } = listenTo(watchFrame);
    say(data, {
      ...(from.origin === undefined ? {} : { origin: from.origin }),
      ...(from.source === undefined ? {} : { source: sources[from.source] }),
    });
    actor.stop();
    expect(heard).toEqual([]);
  });

  test('carry no amount', () => {
    const { heard, actor } = listenTo(watchFrame);
    say({ type: 'balanceChanged', balance: 99_999_999 });
    actor.stop();
    expect(heard).toEqual([{ type: 'frame.balanceChanged' }]);
  });

  test('are ignored after the actor stops', () => {
    const { heard, actor } = listenTo(watchFrame);
    actor.stop();
    say({ type: 'exit' });
    expect(heard).toEqual([]);
  });
});

describe('the return page (A7)', () => {
  test('at the top level notifies no page', async () => {
    const actor = createActor(notifyParent).start();
    await expect.poll(() => actor.getSnapshot().status).toBe('done');
    expect(actor.getSnapshot().output).toBe(false);
  });
});

describe('the back button', () => {
  const isGuarded = () => (history.state as { backStep?: boolean } | null)?.backStep === true;
  afterEach(() => history.replaceState(null, ''));
  const press = () => {
    // As the browser does: it goes back one entry, then sends the event.
    history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };

  test('meets an entry with the same address, and each press is reported', () => {
    const address = location.href;
    const { heard, actor } = listenTo(guardBack);
    expect([isGuarded(), location.href]).toEqual([true, address]);
    press();
    press();
    expect(heard).toEqual([{ type: 'back.pressed' }, { type: 'back.pressed' }]);
    expect(isGuarded()).toBe(true);
    actor.stop();
  });

  test('finds one entry when two states guard one after the other', async () => {
    const first = listenTo(guardBack);
    const { length } = history;
    first.actor.stop();
    const second = listenTo(guardBack);
    expect(history.length).toBe(length);
    await Promise.resolve();
    expect(isGuarded()).toBe(true);
    second.actor.stop();
  });

  test('closes a dialog first, and the guard stays', () => {
    const { heard, actor } = listenTo(guardBack);
    const closed: string[] = [];
    const close = openBackStep(() => {
      closed.push('dialog');
      close();
    });
    press();
    expect([closed, heard]).toEqual([['dialog'], []]);
    actor.stop();
  });

  test('a guard that ends under an open dialog closes nothing', () => {
    const { actor } = listenTo(guardBack);
    const closed: string[] = [];
    const close = openBackStep(() => void closed.push('dialog'));
    actor.stop();
    expect([closed, isGuarded()]).toEqual([[], true]);
    close();
  });
});
