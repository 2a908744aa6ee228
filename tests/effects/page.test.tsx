import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup, SimulatedClock } from 'xstate';
import { networkMachine } from '../../machines/shared/network.machine.js';
import { systemId } from '../../machines/system.js';
import { watchNetwork, watchPage } from '../../src/effects/page.js';

afterEach(() => vi.restoreAllMocks());

/** Runs the network chart and records what it says to others. */
function open(isOnLine: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  const heard: string[] = [];
  const listener = setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard.push(event.type) } } });
  const root = setup({
    actors: { network: networkMachine.provide({ actors: { watchNetwork } }), listener },
  }).createMachine({
    invoke: [
      { src: 'listener', id: 'notices', systemId: systemId.notices },
      { src: 'listener', id: 'balance', systemId: systemId.balance },
      { src: 'network', id: 'network' },
    ],
  });
  const clock = new SimulatedClock();
  const actor = createActor(root, { systemId: systemId.app, clock }).start();
  return { actor, clock, heard, value: () => actor.getSnapshot().children.network?.getSnapshot().value };
}

test('a document opened offline reports it, and reports when the network is restored', () => {
  const { actor, clock, heard, value } = open(false);
  expect(value()).toEqual({ offline: 'waiting' });
  expect(heard).toEqual(['network.lost']);
  window.dispatchEvent(new Event('online'));
  clock.increment(1_000);
  expect(value()).toBe('online');
  expect(heard).toEqual(['network.lost', 'notices.raised', 'balance.refresh']);
  actor.stop();
});

test('a document opened online reports nothing', () => {
  const { actor, heard, value } = open(true);
  expect([value(), heard]).toEqual(['online', []]);
  actor.stop();
});

test('a document that is opened in the background reports it, and reports when it is shown', () => {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const heard: string[] = [];
  const watcher = setup({ actors: { watchPage } }).createMachine({
    invoke: { src: 'watchPage' },
    on: { '*': { actions: ({ event }) => void heard.push(event.type) } },
  });
  const actor = createActor(watcher).start();
  expect(heard).toEqual(['page.hidden']);
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual(['page.hidden', 'page.shown']);
  actor.stop();
});
