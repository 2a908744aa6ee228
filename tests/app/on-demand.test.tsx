import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand } from '../../src/app/on-demand.js';

const href = 'http://localhost/assets/page.css';
let answers: ('load' | 'error')[] = [];
const asked: string[] = [];

/** A link as the bundler's loader leaves it behind: without rules. */
function leaveLink(sheet: object | null = null): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // As properties alone: the test's browser would try to fetch what the attribute names.
  Object.defineProperties(link, { href: { value: href }, sheet: { value: sheet } });
  HTMLElement.prototype.append.call(document.head, link);
  return link;
}

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    asked.push((link as HTMLLinkElement).href);
    queueMicrotask(() => (link as HTMLLinkElement).dispatchEvent(new Event(answers.shift() ?? 'load')));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  asked.length = 0;
  answers = [];
});

test('code whose stylesheets are all there comes as it is', async () => {
  expect(await onDemand(async () => 'page')).toBe('page');
  expect(asked).toEqual([]);
});

test('a stylesheet that another page asked for and that is not here yet is waited for', async () => {
  const link = leaveLink();
  expect(await onDemand(async () => 'page')).toBe('page');
  expect(asked).toEqual([href]);
  expect(link.isConnected).toBe(false);
});

test('nor is an empty one taken for it, which an answer like 404 leaves behind', async () => {
  leaveLink({ cssRules: [] });
  expect(await onDemand(async () => 'page')).toBe('page');
  expect(asked).toEqual([href]);
});

test('without it the page does not come; a further try asks for it again', async () => {
  leaveLink();
  answers = ['error', 'load'];
  await expect(onDemand(async () => 'page')).rejects.toThrow(/page\.css/);
  expect(await onDemand(async () => 'page')).toBe('page');
  expect(asked).toEqual([href, href]);
});

test('code that does not come is not waited for', async () => {
  leaveLink();
  await expect(onDemand(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(asked).toEqual([]);
});
