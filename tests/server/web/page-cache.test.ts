import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageCache } from '../../../server/web/page-cache.js';

type Page = { madeAt: number; name: string };
const limits = { most: 3, atOnce: 2, freshness: 30_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** A drawer whose drawings end when the test says so. */
function drawer() {
  const begun: string[] = [];
  const ends: { done: () => void; fail: () => void }[] = [];
  const draw = (name: string) => () => {
    begun.push(name);
    return new Promise<Page>((resolve, reject) =>
      ends.push({
        done: () => resolve({ madeAt: Date.now(), name: `${name}-${begun.length}` }),
        fail: () => reject(new Error('no page')),
      }),
    );
  };
  const settle = async () => {
    await Promise.resolve();
    for (const { done } of ends.splice(0)) done();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ends, draw, settle };
}

describe('drawn pages', () => {
  test('one look is drawn once, however many ask for it meanwhile', async () => {
    const cache = new PageCache<Page>(limits);
    const { begun, draw, settle } = drawer();
    const asked = [cache.get('a', draw('a')), cache.get('a', draw('a')), cache.get('a', draw('a'))];
    await settle();
    expect((await Promise.all(asked)).map(({ name }) => name)).toEqual(['a-1', 'a-1', 'a-1']);
    expect(begun).toEqual(['a']);
  });

  test('a stale page goes out at once to everybody, and one further drawing begins', async () => {
    const cache = new PageCache<Page>(limits);
    const { begun, draw, settle } = drawer();
    const first = cache.get('a', draw('a'));
    await settle();
    await first;
    vi.setSystemTime(Date.now() + limits.freshness);
    const stale = await Promise.all([cache.get('a', draw('a')), cache.get('a', draw('a'))]);
    expect(stale.map(({ name }) => name)).toEqual(['a-1', 'a-1']);
    await settle();
    expect((await cache.get('a', draw('a'))).name).toBe('a-2');
    expect(begun).toEqual(['a', 'a']);
  });

  test('too many looks push out the one that was asked for longest ago, and no other', async () => {
    const cache = new PageCache<Page>(limits);
    const { begun, draw, settle } = drawer();
    for (const name of ['a', 'b', 'c', 'a', 'd']) {
      const asked = cache.get(name, draw(name));
      await settle();
      await asked;
    }
    begun.length = 0;
    await Promise.all(['a', 'c', 'd'].map((name) => cache.get(name, draw(name))));
    expect(begun).toEqual([]);
    const again = cache.get('b', draw('b'));
    await settle();
    await again;
    expect(begun).toEqual(['b']);
  });

  test('no more are drawn at once than the limit; the others follow in their turn', async () => {
    const cache = new PageCache<Page>(limits);
    const { begun, ends, draw, settle } = drawer();
    const asked = ['a', 'b', 'c'].map((name) => cache.get(name, draw(name)));
    expect(begun).toEqual(['a', 'b']);
    ends.shift()?.done();
    await asked[0];
    await settle();
    await settle();
    await Promise.all(asked);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  test('a drawing that failed is tried again by the next who asks, and a page from before still goes out', async () => {
    const cache = new PageCache<Page>(limits);
    const { ends, draw, settle } = drawer();
    const failing = cache.get('a', draw('a'));
    ends.shift()?.fail();
    await expect(failing).rejects.toThrow('no page');
    const second = cache.get('a', draw('a'));
    await settle();
    expect((await second).name).toBe('a-2');
    vi.setSystemTime(Date.now() + limits.freshness);
    expect((await cache.get('a', draw('a'))).name).toBe('a-2');
    ends.shift()?.fail();
    await settle();
    expect((await cache.get('a', draw('a'))).name).toBe('a-2');
  });
});
