import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replay } from '../../../server/web/replay.js';

const assign = vi.fn<(to: string) => void>();
const pressed: string[] = [];

/** A page whose head has run the script and whose app has not come yet; its buttons already do what they will do. */
beforeEach(() => {
  vi.useFakeTimers();
  assign.mockReset();
  pressed.length = 0;
  document.body.innerHTML = '<button id="play"><span id="label">Play</span></button><button id="other">Other</button><a id="link" href="https://lobby.test/pages/account/account">Account</a><p id="text">Text</p>';
  for (const { id } of document.querySelectorAll('[id]')) {
    document.getElementById(id)?.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.currentTarget === event.target || id === 'play') pressed.push(id);
    });
  }
  runInNewContext(replay, {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    location: { assign },
  });
});
afterEach(() => {
  comes();
  vi.useRealTimers();
});

const comes = () => void window.dispatchEvent(new Event('app-ready'));
function tap(id: string, options: MouseEventInit = {}): boolean {
  return document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options })) ?? true;
}

test('a tap that comes too early is kept, and given to the app once', () => {
  expect(tap('play')).toBe(false);
  expect(pressed).toEqual([]);
  comes();
  expect(pressed).toEqual(['play']);
  comes();
  expect(pressed).toEqual(['play']);
});

test('a tap on what is inside a button is a tap on the button', () => {
  tap('label');
  comes();
  expect(pressed).toEqual(['play']);
});

test('of several taps the last counts', () => {
  tap('play');
  tap('other');
  tap('other');
  comes();
  expect(pressed).toEqual(['other']);
});

test('taps after the app has come are its own', () => {
  comes();
  tap('play');
  tap('play');
  expect(pressed).toEqual(['play', 'play']);
});

test('a button that is gone when the app comes is not pressed', () => {
  tap('play');
  document.getElementById('play')?.remove();
  comes();
  expect(pressed).toEqual([]);
});

test('a link loads its document when the app does not come in 4 s, and not when it does', () => {
  tap('link');
  vi.advanceTimersByTime(3_999);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://lobby.test/pages/account/account');
});

test('a link that the app takes over is not loaded', () => {
  tap('link');
  comes();
  vi.advanceTimersByTime(10_000);
  expect(assign).not.toHaveBeenCalled();
  expect(pressed).toEqual(['link']);
});

test('another window, another button, or plain text is none of its business', () => {
  for (const options of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }]) tap('link', options);
  tap('text');
  expect(pressed).toEqual(['link', 'link', 'link', 'link', 'text']);
  comes();
  expect(pressed).toHaveLength(5);
});
