import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScroll, type KeptScroll } from '../../src/app/navigation/scroll.js';
import { nextFrame } from '../support/next-frame.js';

let kept: KeptScroll;
const scrolled = vi.fn<(x: number, y: number) => void>();
const pushed = (idx: number, path: string, more = {}) => history.pushState({ idx, ...more }, '', path);
/** As the browser does after a step through the history. */
const popped = (idx: number, path: string) => {
  history.replaceState({ idx }, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
};
const scrollBy = (position: number) => {
  vi.stubGlobal('scrollY', position);
  dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
  history.replaceState({ idx: 0 }, '', '/list');
  kept = keepScroll();
  scrollBy(700);
  pushed(1, '/detail');
  scrollBy(0);
});
afterEach(() => {
  kept.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('Back restores the position of the page', async () => {
  popped(0, '/list');
  await nextFrame();
  expect(scrolled).toHaveBeenCalledWith(0, 700);
});

test('Back restores the position also before the event of the page’s first scrolling has come', async () => {
  popped(0, '/list');
  scrollBy(700);
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new MouseEvent('click'));
  pushed(1, '/record');
  kept.arrived();
  vi.stubGlobal('scrollY', 0);
  popped(0, '/list');
  await nextFrame();
  expect(scrolled).toHaveBeenCalledWith(0, 700);
});

test('a page that opens while a position is restored starts at its top', async () => {
  popped(0, '/list');
  pushed(1, '/record');
  await nextFrame();
  await nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
});

test('a dialog that closes moves nothing, though its entry leaves the history', async () => {
  scrollBy(300);
  pushed(1, '/detail', { backStep: true });
  vi.stubGlobal('scrollY', 0);
  popped(1, '/detail');
  await nextFrame();
  await nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
});
