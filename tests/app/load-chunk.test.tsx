import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from '../../src/app/navigation/load-chunk.js';

const href = 'http://localhost/assets/page.css';
/** How what is asked for again ends, in turns: it comes unless said otherwise, and with `later` when the test says so. */
let answers: ('load' | 'error' | 'later')[] = [];
let asked: HTMLLinkElement[] = [];

const addresses = () => asked.map((link) => link.href);
const answer = (link: HTMLLinkElement | undefined, end: 'load' | 'error') => link?.dispatchEvent(new Event(end));
const page = async () => 'page';

/** A link that the bundler's loader asked with. */
function addLink(sheet: object | null = null): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // As properties alone: the test's browser would try to fetch what the attribute names.
  Object.defineProperties(link, { href: { value: href }, sheet: { value: sheet } });
  HTMLElement.prototype.append.call(document.head, link);
  return link;
}

/** Code whose stylesheet was lost on the way. */
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

test('code whose stylesheets are all there comes as it is', async () => {
  expect(await loadChunk(page)).toBe('page');
  expect(addresses()).toEqual([]);
});

test('a stylesheet that was lost is asked for again, and the page waits for it', async () => {
  await loseStyle();
  expect(await loadChunk(page)).toBe('page');
  expect(addresses()).toEqual([href]);
  expect(document.querySelectorAll('link')).toHaveLength(0);
});

test('so is an empty one, which an answer like 404 leaves behind', async () => {
  await loseStyle('load', { cssRules: [] });
  expect(await loadChunk(page)).toBe('page');
  expect(addresses()).toEqual([href]);
});

test('one that is on its way for another page is left to it: taken out, it would never tell that it came', async () => {
  const link = addLink();
  const other = loadChunk(() => new Promise((resolve) => link.addEventListener('load', () => resolve('other'))));
  await loseStyle();
  expect(await loadChunk(page)).toBe('page');
  expect(link.isConnected).toBe(true);
  answer(link, 'load');
  expect(await other).toBe('other');
});

test('two pages wait for one asking', async () => {
  await loseStyle();
  answers = ['later'];
  const pages = [loadChunk(page), loadChunk(page)];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer(asked[0], 'load');
  expect(await Promise.all(pages)).toEqual(['page', 'page']);
  expect(asked).toHaveLength(1);
});

test('without it the page does not come; a further try asks for it again', async () => {
  await loseStyle();
  answers = ['error', 'load'];
  await expect(loadChunk(page)).rejects.toThrow(/page\.css/);
  expect(await loadChunk(page)).toBe('page');
  expect(addresses()).toEqual([href, href]);
});

test('code that does not come is not waited for', async () => {
  await loseStyle();
  await expect(loadChunk(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(addresses()).toEqual([]);
});
