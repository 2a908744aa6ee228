// @vitest-environment-options { "settings": { "enableIframePageLoading": true } }
import { createActor, setup } from 'xstate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FrameEvent } from '../../../machines/play/vocabulary.js';
import { guardBack } from '../../../src/effects/play/back.js';
import { tellParent, watchFrame } from '../../../src/effects/play/frame.js';

type Heard = FrameEvent | { type: 'back.pressed' };

/** Runs a callback actor under a parent that keeps what it hears. */
function listenTo(logic: typeof watchFrame | typeof guardBack) {
  const heard: Heard[] = [];
  const machine = setup({ types: {} as { events: Heard }, actors: { logic } }).createMachine({
    invoke: { src: 'logic' },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  return { heard, actor: createActor(machine).start() };
}

describe('what a game says (J3)', () => {
  let frame: HTMLIFrameElement;
  beforeEach(() => {
    document.body.innerHTML = '<iframe data-game></iframe><iframe></iframe>';
    frame = document.querySelector('iframe[data-game]') as HTMLIFrameElement;
  });
  const say = (data: unknown, { source = frame.contentWindow as unknown, origin = 'null' } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as MessageEventSource }));

  test.each(['ready', 'balanceChanged', 'exit', 'recharge', 'disconnected'])('is heard when it is %s', (verb) => {
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
    ['a word that is none of the five', { type: 'settle' }, {}],
    ['a word of every object', { type: 'toString' }, {}],
    ['a bare word', 'exit', {}],
    ['nothing', null, {}],
  ])('is not heard: %s', (_, data, from: { source?: string; origin?: string }) => {
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

  test('brings no figure with it', () => {
    const { heard, actor } = listenTo(watchFrame);
    say({ type: 'balanceChanged', balance: 99_999_999 });
    actor.stop();
    expect(heard).toEqual([{ type: 'frame.balanceChanged' }]);
  });

  test('is not heard any more when nobody plays', () => {
    const { heard, actor } = listenTo(watchFrame);
    actor.stop();
    say({ type: 'exit' });
    expect(heard).toEqual([]);
  });
});

describe('the return page (A7)', () => {
  test('alone has nobody to tell', async () => {
    const actor = createActor(tellParent).start();
    await expect.poll(() => actor.getSnapshot().status).toBe('done');
    expect(actor.getSnapshot().output).toBe(false);
  });
});

describe('the back button', () => {
  const isGuarded = () => (history.state as { guardsBack?: boolean } | null)?.guardsBack === true;
  afterEach(() => history.replaceState(null, ''));
  const press = () => {
    // What the browser does: the entry below is the present one, then the event.
    history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };

  test('meets an entry of the same address, and is told each time', () => {
    const address = location.href;
    const { heard, actor } = listenTo(guardBack);
    expect([isGuarded(), location.href]).toEqual([true, address]);
    press();
    press();
    expect(heard).toEqual([{ type: 'back.pressed' }, { type: 'back.pressed' }]);
    expect(isGuarded()).toBe(true);
    actor.stop();
  });

  test('finds one entry when one state guards after another', async () => {
    const first = listenTo(guardBack);
    const { length } = history;
    first.actor.stop();
    const second = listenTo(guardBack);
    expect(history.length).toBe(length);
    await Promise.resolve();
    expect(isGuarded()).toBe(true);
    second.actor.stop();
  });
});
