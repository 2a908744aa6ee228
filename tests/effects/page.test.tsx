import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { networkMachine } from '../../machines/shared/network.machine.js';
import { systemId } from '../../machines/system.js';
import { watchNetwork, watchPage } from '../../src/effects/page.js';

afterEach(() => vi.restoreAllMocks());

/** Runs the network chart and records the notices that it raises. */
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
  const actor = createActor(root).start();
  return { actor, heard, value: () => actor.getSnapshot().children.network?.getSnapshot().value };
}

test('a document opened offline reports it, and reports when the network is restored', () => {
  const { actor, heard, value } = open(false);
  expect(value()).toBe('offline');
  expect(heard.filter((type) => type.startsWith('notice'))).toEqual(['notices.raised']);
  window.dispatchEvent(new Event('online'));
  expect(value()).toBe('online');
  actor.stop();
});

test('a document opened online reports nothing', () => {
  const { actor, heard, value } = open(true);
  expect([value(), heard.filter((type) => type.startsWith('notice'))]).toEqual(['online', []]);
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
