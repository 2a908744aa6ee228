// @vitest-environment-options { "settings": { "enableIframePageLoading": true } }
import { cleanup } from '@testing-library/react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameSeatMachine } from '../../../machines/play/gameSeat.machine.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { GameSeatScreen } from '../../../src/screens/play/gameSeat/Screen.js';
import { WalletStakeLine } from '../../../src/screens/play/gameSeat/StakeLine.js';
import { seat } from '../../fixtures/play/sessions.js';
import { openPage, type Page } from '../../support/render.js';

let inFullScreen: Element | null = null;

beforeEach(() => {
  inFullScreen = null;
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => inFullScreen },
    exitFullscreen: { configurable: true, value: async () => void (inFullScreen = null) },
  });
  // Only the whole page may be in full screen: an element would cover the question before an exit.
  document.documentElement.requestFullscreen = async () => void (inFullScreen = document.documentElement);
});
afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

/** A seat whose game runs. */
async function play(device: 'other' | 'pc'): Promise<Page> {
  const idle = fromCallback(() => undefined);
  const machine = gameSeatMachine.provide({
    actors: {
      gameEntry: fromPromise(async () => ({ outcome: 'entered', session: seat() })) as never,
      watchFrame: idle as never,
      watchMoney: idle as never,
    },
  });
  const gameSeat = createActor(machine, { input: { sessionId: 'S1', isExiting: false, claim: 'ask' } }).start();
  await vi.waitFor(() => expect(gameSeat.getSnapshot().hasTag('seated')).toBe(true));
  gameSeat.send({ type: 'frame.ready' });
  return openPage(
    <GameSeatScreen
      gameSeat={gameSeat}
      balance={createActor(balanceMachine)}
      counts={<WalletStakeLine />}
      recharge={null}
    />,
    { site: { device } },
  );
}

const press = async ({ user, getByRole }: Page, name: string) => user.click(getByRole('button', { name }));
const pressHandle = async ({ user, getByRole }: Page) => user.click(getByRole('button', { name: /Show the bar/ }));

describe('full screen', () => {
  test('on a phone the game takes it when the bar is hidden, and gives it back with the bar', async () => {
    const page = await play('other');
    expect(page.queryByRole('button', { name: 'Full screen' })).toBeNull();
    await press(page, 'Hide this bar');
    expect(inFullScreen).toBe(document.documentElement);
    await pressHandle(page);
    expect(inFullScreen).toBeNull();
  });

  test('on a desktop a button turns it on and off, and hiding the bar does not', async () => {
    const page = await play('pc');
    await press(page, 'Hide this bar');
    expect(inFullScreen).toBeNull();
    await pressHandle(page);
    await press(page, 'Full screen');
    expect(inFullScreen).toBe(document.documentElement);
    await press(page, 'Full screen');
    expect(inFullScreen).toBeNull();
  });

  test('ends with the game', async () => {
    const page = await play('other');
    await press(page, 'Hide this bar');
    cleanup();
    expect(inFullScreen).toBeNull();
  });

  test.each([
    ['a browser without it', () => Object.defineProperty(document, 'fullscreenEnabled', { value: undefined })],
    [
      'a browser that refuses it',
      () => {
        document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('not allowed'));
      },
    ],
  ])('%s only hides the bar', async (_, arrange) => {
    arrange();
    const page = await play('other');
    await press(page, 'Hide this bar');
    expect(inFullScreen).toBeNull();
    await pressHandle(page);
    expect(page.getByRole('button', { name: 'Hide this bar' })).toBeTruthy();
  });
});
