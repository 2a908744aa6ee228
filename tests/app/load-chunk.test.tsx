import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '../../src/app/navigation/load-chunk.js';

const href = 'http://localhost/assets/page.css';
/** Outcomes of the next requests for a stylesheet, in order; `load` if none is left. With `later` the test answers. */
let answers: ('load' | 'error' | 'later')[] = [];
let asked: HTMLLinkElement[] = [];

const addresses = () => asked.map((link) => link.href);
const answer = (link: HTMLLinkElement | undefined, end: 'load' | 'error') => link?.dispatchEvent(new Event(end));
const page = async () => 'page';

/** A link that the bundler's loader added. */
function addLink(sheet: object | null = null): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // As properties, because the test's browser would fetch the URL of an attribute.
  Object.defineProperties(link, { href: { value: href }, sheet: { value: sheet } });
  HTMLElement.prototype.append.call(document.head, link);
  return link;
}

/** A chunk whose stylesheet failed to load. */
const loseStyle = (end: 'load' | 'error' = 'error', sheet: object | null = null) =>
  loadChunk(() => {
    answer(addLink(sheet), end);
    return Promise.reject(new Error('lost'));
  }).catch(() => undefined);

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const link = node as HTMLLinkElement;
    asked.push(link);
    const end = answers.shift() ?? 'load';
    if (end !== 'later') queueMicrotask(() => answer(link, end));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  asked = [];
  answers = [];
});

test('a chunk with all its stylesheets loads without a further request', async () => {
  expect(await loadChunk(page)).toBe('page');
  expect(addresses()).toEqual([]);
});

test('a stylesheet that failed is requested again, and the page waits for it', async () => {
  await loseStyle();
  expect(await loadChunk(page)).toBe('page');
  expect(addresses()).toEqual([href]);
  expect(document.querySelectorAll('link')).toHaveLength(0);
});

test('a stylesheet that was lost without a network, to which the browser gives no access, is requested again', async () => {
  const closed = Object.defineProperty({}, 'cssRules', {
    get: () => {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  });
  await loseStyle('error', closed);
  expect(await loadChunk(page)).toBe('page');
  expect(addresses()).toEqual([href]);
});

test('an empty stylesheet, which a 404 leaves behind, is requested again', async () => {
  await loseStyle('load', { cssRules: [] });
  expect(await loadChunk(page)).toBe('page');
  expect(addresses()).toEqual([href]);
});

test('a stylesheet that another page is still loading stays in the document, so that its load event reaches that page', async () => {
  const link = addLink();
  const other = loadChunk(() => new Promise((resolve) => link.addEventListener('load', () => resolve('other'))));
  await loseStyle();
  expect(await loadChunk(page)).toBe('page');
  expect(link.isConnected).toBe(true);
  answer(link, 'load');
  expect(await other).toBe('other');
});

test('two pages wait for one request', async () => {
  await loseStyle();
  answers = ['later'];
  const pages = [loadChunk(page), loadChunk(page)];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer(asked[0], 'load');
  expect(await Promise.all(pages)).toEqual(['page', 'page']);
  expect(asked).toHaveLength(1);
});

test('a page without its stylesheet rejects, and the next try requests the stylesheet again', async () => {
  await loseStyle();
  answers = ['error', 'load'];
  await expect(loadChunk(page)).rejects.toThrow(/page\.css/);
  expect(await loadChunk(page)).toBe('page');
  expect(addresses()).toEqual([href, href]);
});

test('if the code itself does not load, no stylesheet is requested', async () => {
  await loseStyle();
  await expect(loadChunk(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(addresses()).toEqual([]);
});
