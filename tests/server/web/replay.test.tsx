import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replay } from '../../../server/web/replay.js';

const reload = vi.fn<() => void>();
const ask = vi.fn<(url: string) => Promise<Response>>();
const kept: Record<string, string> = {};
const pressed: string[] = [];

/** A page whose head has run the script and whose app has not started yet; its buttons already have their handlers. */
beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  delete kept['gone'];
  delete kept['lost'];
  pressed.length = 0;
  document.body.innerHTML =
    '<button id="play"><span id="label">Play</span></button><button id="other">Other</button><a id="link" href="https://lobby.test/pages/account/account">Account</a><p id="text">Text</p>';
  for (const { id } of document.querySelectorAll('[id]')) {
    document.getElementById(id)?.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.currentTarget === event.target || id === 'play') pressed.push(id);
    });
  }
  load();
});

let left = new AbortController();
/** The head of a document runs the script; the listeners of the document before it are gone. */
function load(storage: object = kept): void {
  left.abort();
  left = new AbortController();
  const { signal } = left;
  runInNewContext(replay, {
    addEventListener: (type: string, listener: EventListener, options: AddEventListenerOptions | boolean) =>
      window.addEventListener(type, listener, {
        ...(typeof options === 'object' ? options : { capture: options }),
        signal,
      }),
    removeEventListener: window.removeEventListener.bind(window),
    setTimeout: setTimeout.bind(globalThis),
    location: { reload },
    document,
    fetch: ask,
    sessionStorage: storage,
  });
}
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

test('a link loads its document at once', () => {
  tap('link');
  expect(pressed).toEqual(['link']);
  comes();
  expect(pressed).toEqual(['link']);
});

test('the last button that was tapped looks pressed until the app has started', () => {
  const waiting = () => [...document.querySelectorAll('[data-waits]')].map(({ id }) => id);
  tap('other');
  tap('play');
  expect(waiting()).toEqual(['play']);
  comes();
  expect(waiting()).toEqual([]);
});

test('taps for another window, with another button, or on plain text are ignored', () => {
  for (const options of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }]) tap('play', options);
  tap('text');
  expect(pressed).toEqual(['play', 'play', 'play', 'play', 'text']);
  comes();
  expect(pressed).toHaveLength(5);
});

const program = 'https://lobby.test/assets/main-1.js';
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
/** A file that the browser could not run, and the server's response to a request for it. */
async function fails(src: string, answer: () => Response | Promise<Response>, name = 'script'): Promise<void> {
  ask.mockImplementation(async () => answer());
  const element = document.createElement(name);
  // Not in the document, where a script would be loaded: the event has the same path to the window.
  const holder = document.body.appendChild(document.createElement('p'));
  holder.dispatchEvent(new Event('error'));
  const failure = new Event('error');
  Object.defineProperty(failure, 'target', { value: Object.assign(element, { src }) });
  window.dispatchEvent(failure);
  await vi.advanceTimersByTimeAsync(0);
}

const gone = () => new Response('', { status: 404 });
/** The document of a build, named by the file of src/main.tsx. */
function openBuild(name: string, storage: object = kept): void {
  document.querySelector('#entry')?.remove();
  document.body.append(
    Object.assign(document.createElement('script'), {
      id: 'entry',
      type: 'text/plain',
      async: false,
      src: `https://lobby.test/assets/${name}.js`,
    }),
  );
  load(storage);
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
  openBuild('main-1');
  await fails(program, answer);
  expect(reload).toHaveBeenCalledOnce();
  openBuild('main-2');
  await fails('https://lobby.test/assets/main-2.js', answer);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('two missing files of one build cause one reload, and no further one', async () => {
  const files = ['https://lobby.test/assets/first-1.js', 'https://lobby.test/assets/react-1.js'];
  openBuild('main-1');
  for (const file of files) await fails(file, gone);
  expect(reload).toHaveBeenCalledOnce();
  // The same build again: the server has no newer one.
  openBuild('main-1');
  for (const file of files) await fails(file, gone);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('no connection'))],
  ['with a server error', () => new Response('<html>', { status: 503, headers: { 'content-type': 'text/html' } })],
])('a script that failed %s reloads the page when it can be loaded again', async (_, answer) => {
  openBuild('main-1');
  await fails(program, answer);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).not.toHaveBeenCalled();
  ask.mockImplementation(async () => script());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page whose scripts fail again and again is reloaded three times, and again after the app has started once', async () => {
  for (let visit = 0; visit < 5; visit += 1) {
    openBuild('main-1');
    await fails(program, script);
  }
  expect(reload).toHaveBeenCalledTimes(3);
  openBuild('main-1');
  comes();
  await fails(program, script);
  expect(reload).toHaveBeenCalledTimes(4);
});

test('a browser without storage does not reload, and starts the app', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  openBuild('main-1', new Proxy({}, { get: refuse, set: refuse, deleteProperty: refuse }));
  for (const answer of [gone, script]) await fails(program, answer);
  expect(reload).not.toHaveBeenCalled();
  tap('play');
  comes();
  expect(pressed).toEqual(['play']);
});

test.each([
  ['of another folder', 'script', 'https://lobby.test/art/banner.avif'],
  ['that is no script', 'img', 'https://lobby.test/assets/flag-1.svg'],
])('a missing file %s does not reload the page', async (_, name, src) => {
  openBuild('main-1');
  await fails(src, gone, name);
  expect(reload).not.toHaveBeenCalled();
});
