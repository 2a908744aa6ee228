import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replay } from '../../../server/web/replay.js';

const assign = vi.fn<(to: string) => void>();
const reload = vi.fn<() => void>();
const ask = vi.fn<(url: string) => Promise<Response>>();
const kept: Record<string, string> = {};
const pressed: string[] = [];

/** A page whose head has run the script and whose app has not started yet; its buttons already have their handlers. */
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

test('a tap before the app has started is stored and replayed once', () => {
  expect(tap('play')).toBe(false);
  expect(pressed).toEqual([]);
  comes();
  expect(pressed).toEqual(['play']);
  comes();
  expect(pressed).toEqual(['play']);
});

test('a tap on an element inside a button is a tap on the button', () => {
  tap('label');
  comes();
  expect(pressed).toEqual(['play']);
});

test('only the last of several taps is replayed', () => {
  tap('play');
  tap('other');
  tap('other');
  comes();
  expect(pressed).toEqual(['other']);
});

test('taps after the app has started are not stored', () => {
  comes();
  tap('play');
  tap('play');
  expect(pressed).toEqual(['play', 'play']);
});

test('a button that was removed before the app starts is not pressed', () => {
  tap('play');
  document.getElementById('play')?.remove();
  comes();
  expect(pressed).toEqual([]);
});

test('a link loads its document if the app does not start within 4 s', () => {
  tap('link');
  vi.advanceTimersByTime(3_999);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://lobby.test/pages/account/account');
});

test('a link that the app handles is not loaded', () => {
  tap('link');
  comes();
  vi.advanceTimersByTime(10_000);
  expect(assign).not.toHaveBeenCalled();
  expect(pressed).toEqual(['link']);
});

test('taps for another window, with another button, or on plain text are ignored', () => {
  for (const options of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }]) tap('link', options);
  tap('text');
  expect(pressed).toEqual(['link', 'link', 'link', 'link', 'text']);
  comes();
  expect(pressed).toHaveLength(5);
});

const program = 'https://lobby.test/assets/main-1.js';
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
/** A file that the browser could not run, and the server's response to a request for it. */
async function fails(src: string, answer: () => Response | Promise<Response>): Promise<void> {
  ask.mockImplementation(async () => answer());
  const element = document.body.appendChild(document.createElement('p'));
  element.dispatchEvent(new Event('error'));
  Object.assign(element, { src }).dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
}

const gone = () => new Response('', { status: 404 });
/** The page of a build, named by the file of src/main.tsx; the test's document stays between reloads. */
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
  ['missing (404)', gone],
  ['removed (410)', () => new Response('', { status: 410 })],
  [
    'answered by an HTML page, as a static host does',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  ],
])('a script that is %s reloads the page once per build', async (_, answer) => {
  openBuild('main-1');
  await fails(program, answer);
  expect(reload).toHaveBeenCalledOnce();
  await fails(program, answer);
  expect(reload).toHaveBeenCalledOnce();
  openBuild('main-2');
  await fails('https://lobby.test/assets/main-2.js', answer);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('two missing files of one build cause one reload, and no further one', async () => {
  openBuild('main-1');
  const files = ['https://lobby.test/assets/first-1.js', 'https://lobby.test/assets/react-1.js'];
  for (const file of files) await fails(file, gone);
  expect(reload).toHaveBeenCalledOnce();
  // The same build again: the server has no newer one.
  for (const file of files) await fails(file, gone);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['fails without a network', program, () => Promise.reject(new TypeError('no connection'))],
  ['exists', program, script],
  [
    'comes with a server error',
    program,
    () => new Response('<html>', { status: 503, headers: { 'content-type': 'text/html' } }),
  ],
  ['is a picture', 'https://lobby.test/art/banner.avif', () => new Response('', { status: 404 })],
] as const)('a file that %s does not reload the page', async (_, src, answer) => {
  openBuild('main-1');
  await fails(src, answer);
  expect(reload).not.toHaveBeenCalled();
});
