import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replay } from '../../../server/web/replay.js';

const assign = vi.fn<(to: string) => void>();
const reload = vi.fn<() => void>();
const ask = vi.fn<(url: string) => Promise<Response>>();
const kept: Record<string, string> = {};
const pressed: string[] = [];

/** A page whose head has run the script and whose app has not come yet; its buttons already do what they will do. */
beforeEach(() => {
  vi.useFakeTimers();
  assign.mockReset();
  reload.mockReset();
  delete kept['gone'];
  pressed.length = 0;
  document.body.innerHTML =
    '<button id="play"><span id="label">Play</span></button><button id="other">Other</button><a id="link" href="https://lobby.test/pages/account/account">Account</a><p id="text">Text</p>';
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
    location: { assign, reload },
    document,
    fetch: ask,
    sessionStorage: kept,
  });
});
afterEach(() => {
  comes();
  vi.useRealTimers();
});

const comes = () => void window.dispatchEvent(new Event('app-ready'));
function tap(id: string, options: MouseEventInit = {}): boolean {
  return (
    document
      .getElementById(id)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options })) ?? true
  );
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

const program = 'https://lobby.test/assets/main-1.js';
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
/** A file that the browser could not run, and what the server says of it when it is asked. */
async function fails(src: string, answer: () => Response | Promise<Response>): Promise<void> {
  ask.mockImplementation(async () => answer());
  const element = document.body.appendChild(document.createElement('p'));
  element.dispatchEvent(new Event('error'));
  Object.assign(element, { src }).dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
}

const gone = () => new Response('', { status: 404 });
/** The page of a build, as src/main.tsx's file names it; the test's own document stays between reloads. */
function openBuild(name: string): void {
  document.querySelector('#entry')?.remove();
  document.body.append(
    Object.assign(document.createElement('script'), {
      id: 'entry',
      type: 'text/plain',
      async: false,
      src: `https://lobby.test/assets/${name}.js`,
    }),
  );
}

test.each([
  ['gone', gone],
  ['gone for good', () => new Response('', { status: 410 })],
  ['a page now, as a static host answers', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('a program that is %s brings the page anew, once a build', async (_, answer) => {
  openBuild('main-1');
  await fails(program, answer);
  expect(reload).toHaveBeenCalledOnce();
  await fails(program, answer);
  expect(reload).toHaveBeenCalledOnce();
  openBuild('main-2');
  await fails('https://lobby.test/assets/main-2.js', answer);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('two files of one build that are gone bring one reload, and none after it', async () => {
  openBuild('main-1');
  const files = ['https://lobby.test/assets/first-1.js', 'https://lobby.test/assets/react-1.js'];
  for (const file of files) await fails(file, gone);
  expect(reload).toHaveBeenCalledOnce();
  // The same build once more: the server has nothing newer.
  for (const file of files) await fails(file, gone);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['did not come for want of a network', program, () => Promise.reject(new TypeError('no connection'))],
  ['is there after all', program, script],
  [
    'comes of a server in trouble',
    program,
    () => new Response('<html>', { status: 503, headers: { 'content-type': 'text/html' } }),
  ],
  ['is a picture', 'https://lobby.test/art/banner.avif', () => new Response('', { status: 404 })],
] as const)('what %s leaves the page as it is', async (_, src, answer) => {
  openBuild('main-1');
  await fails(src, answer);
  expect(reload).not.toHaveBeenCalled();
});
