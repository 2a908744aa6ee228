import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { networkMachine } from '../../machines/shared/network.machine.js';
import { systemId } from '../../machines/system.js';
import { watchNetwork } from '../../src/effects/page.js';
import { serverClock } from '../../src/i18n/server-clock.js';
import { OfflineLine } from '../../src/app/overlays/OfflineLine.js';
import { openPage } from '../support/render.js';
import { present } from '../support/present.js';

afterEach(() => {
  vi.restoreAllMocks();
  document.getElementById('start')?.remove();
});

/** A page at this address of a device that is offline from the start. `heardAt`: the time of the newest response. */
function openOffline(heardAt: string | null, at = '/pages/index/index') {
  vi.spyOn(serverClock, 'heardAt').mockReturnValue(heardAt === null ? null : Date.parse(heardAt));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const listener = setup({}).createMachine({});
  const root = setup({
    actors: { listener, network: networkMachine.provide({ actors: { watchNetwork } }) },
  }).createMachine({
    invoke: [
      { src: 'listener', id: 'notices', systemId: systemId.notices },
      { src: 'listener', id: 'balance', systemId: systemId.balance },
      { src: 'network', id: 'network' },
    ],
  });
  const app = createActor(root, { systemId: systemId.app }).start();
  openPage(<OfflineLine network={present(app.getSnapshot().children.network, 'network')} />, { at });
}

/** The server has rendered this document from data, and said when. */
function renderedByServer(): void {
  const element = document.createElement('script');
  element.id = 'start';
  element.type = 'application/json';
  document.body.append(element);
  // As browsers write it, in the zone of the device.
  Object.defineProperty(document, 'lastModified', { value: '11/20/2026 10:00:00', configurable: true });
}
const line = () => screen.queryByRole('status')?.textContent;

test('a document without data that never heard of the server says only that it is offline', () => {
  openOffline(null);
  expect(line()).toBe('You are offline.');
});

test('a page that opens without a network is as old as its rendering, in the zone of the site', () => {
  renderedByServer();
  openOffline(null);
  // Manila is UTC+8.
  const rendered = new Date('2026-11-20T10:00:00').getTime() + 8 * 3_600_000;
  const clock = new Date(rendered).toISOString().slice(11, 16);
  expect(line()).toMatch(new RegExp(`^You are offline\\. Data as of Nov 2\\d, (?:2026, )?${clock}\\.$`));
});

test('the page of a game has no line, because the game says it', () => {
  openOffline(null, '/pages/index/playingGame?session=S1');
  expect(line()).toBeUndefined();
});

test('the time is that of the newest response, and the line goes when the network has stayed', async () => {
  vi.useFakeTimers();
  renderedByServer();
  openOffline('2026-11-21T02:00:00Z');
  expect(line()).toMatch(/^You are offline\. Data as of Nov 21, (?:2026, )?10:00\.$/);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(line()).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(line()).toBeUndefined();
  vi.useRealTimers();
});
