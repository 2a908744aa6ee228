import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../server/base/refusal.js';
import { PageCache } from '../../../server/web/page-cache.js';

type Page = { name: string };
const limits = { most: 3, atOnce: 2, mostWaiting: 2, freshness: 30_000 };
const newCache = () => new PageCache<Page>(limits, Date);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const eventLoopTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A renderer whose renderings end when the test says so. */
function renderer() {
  const begun: string[] = [];
  const ends: { done: () => void; fail: () => void }[] = [];
  const render = (name: string) => () => {
    begun.push(name);
    return new Promise<Page>((resolve, reject) =>
      ends.push({ done: () => resolve({ name: `${name}-${begun.length}` }), fail: () => reject(new Error('no page')) }),
    );
  };
  const settle = async () => {
    await eventLoopTurn();
    for (const { done } of ends.splice(0)) done();
    await eventLoopTurn();
  };
  return { begun, ends, render, settle };
}

describe('the page cache', () => {
  test('tells the page that was rendered last, however old, without rendering one', async () => {
    const cache = newCache();
    const { begun, render, settle } = renderer();
    const asked = cache.get('a', render('a'));
    expect(cache.peek('a')).toBeUndefined();
    await settle();
    await asked;
    vi.setSystemTime(Date.now() + 60_000);
    expect(cache.peek('a')).toEqual({ name: 'a-1' });
    await cache.get('a', render('a'));
    expect(cache.peek('a')).toEqual({ name: 'a-1' });
    expect(begun).toEqual(['a', 'a']);
    await settle();
    expect(cache.peek('a')).toEqual({ name: 'a-2' });
  });

  test('renders a look once for all requests that arrive meanwhile', async () => {
    const cache = newCache();
    const { begun, render, settle } = renderer();
    const asked = [cache.get('a', render('a')), cache.get('a', render('a')), cache.get('a', render('a'))];
    await settle();
    expect((await Promise.all(asked)).map(({ name }) => name)).toEqual(['a-1', 'a-1', 'a-1']);
    expect(begun).toEqual(['a']);
  });

  test('sends a page without rendering until its freshness has passed', async () => {
    const cache = newCache();
    const { begun, render, settle } = renderer();
    const first = cache.get('a', render('a'));
    await settle();
    await first;
    vi.setSystemTime(Date.now() + limits.freshness);
    expect((await cache.get('a', render('a'))).name).toBe('a-1');
    await eventLoopTurn();
    expect(begun).toEqual(['a']);
  });

  test('sends a stale page at once to every request and renders it once more', async () => {
    const cache = newCache();
    const { begun, render, settle } = renderer();
    const first = cache.get('a', render('a'));
    await settle();
    await first;
    vi.setSystemTime(Date.now() + limits.freshness + 1);
    const stale = await Promise.all([cache.get('a', render('a')), cache.get('a', render('a'))]);
    expect(stale.map(({ name }) => name)).toEqual(['a-1', 'a-1']);
    await settle();
    expect((await cache.get('a', render('a'))).name).toBe('a-2');
    expect(begun).toEqual(['a', 'a']);
  });

  test('discards only the least recently requested look when it is full', async () => {
    const cache = newCache();
    const { begun, render, settle } = renderer();
    for (const name of ['a', 'b', 'c', 'a', 'd']) {
      const asked = cache.get(name, render(name));
      await settle();
      await asked;
    }
    begun.length = 0;
    await Promise.all(['a', 'c', 'd'].map((name) => cache.get(name, render(name))));
    expect(begun).toEqual([]);
    const again = cache.get('b', render('b'));
    await settle();
    await again;
    expect(begun).toEqual(['b']);
  });

  test('renders no more looks at once than the limit; the others wait for their turn', async () => {
    const cache = newCache();
    const { begun, ends, render, settle } = renderer();
    const asked = ['a', 'b', 'c'].map((name) => cache.get(name, render(name)));
    await eventLoopTurn();
    expect(begun).toEqual(['a', 'b']);
    ends.shift()?.done();
    await asked[0];
    await settle();
    await settle();
    await Promise.all(asked);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  test('refuses a further look when too many wait, and accepts it again afterwards', async () => {
    const cache = newCache();
    const { begun, render, settle } = renderer();
    const asked = ['a', 'b', 'c', 'd'].map((name) => cache.get(name, render(name)));
    await eventLoopTurn();
    expect(cache.waiting()).toBe(2);
    await expect(cache.get('e', render('e'))).rejects.toThrow(refusal('tooManyRequests'));
    await settle();
    await settle();
    await Promise.all(asked);
    const again = cache.get('e', render('e'));
    await settle();
    expect((await again).name).toBe('e-5');
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('keeps sending a stale page while too many others wait', async () => {
    const cache = new PageCache<Page>({ ...limits, most: 5 }, Date);
    const { render, settle } = renderer();
    const first = cache.get('a', render('a'));
    await settle();
    await first;
    vi.setSystemTime(Date.now() + limits.freshness + 1);
    const asked = ['b', 'c', 'd', 'e'].map((name) => cache.get(name, render(name)).catch(() => null));
    expect((await cache.get('a', render('a'))).name).toBe('a-1');
    await eventLoopTurn();
    await settle();
    await settle();
    await Promise.all(asked);
  });

  test('sends a page to the requests that wait for it, also when it was pushed out meanwhile', async () => {
    const cache = newCache();
    const { render, settle } = renderer();
    const asked = ['a', 'b', 'c', 'd'].map((name) => cache.get(name, render(name)));
    await settle();
    await settle();
    expect((await Promise.all(asked)).map(({ name }) => name.charAt(0))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('renders again after a failed rendering, and keeps a page from before', async () => {
    const cache = newCache();
    const { ends, render, settle } = renderer();
    const failing = cache.get('a', render('a'));
    await eventLoopTurn();
    ends.shift()?.fail();
    await expect(failing).rejects.toThrow('no page');
    const second = cache.get('a', render('a'));
    await settle();
    expect((await second).name).toBe('a-2');
    vi.setSystemTime(Date.now() + limits.freshness + 1);
    expect((await cache.get('a', render('a'))).name).toBe('a-2');
    await eventLoopTurn();
    ends.shift()?.fail();
    await eventLoopTurn();
    expect((await cache.get('a', render('a'))).name).toBe('a-2');
  });
});
