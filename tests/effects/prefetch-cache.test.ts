import { describe, expect, test, vi } from 'vitest';
import { PrefetchCache } from '../../src/effects/prefetch-cache.js';

function build() {
  const world = { now: 0, player: null as string | null };
  return {
    world,
    prefetchCache: new PrefetchCache(
      () => world.now,
      () => world.player,
    ),
    fresh: vi.fn(async () => 'fresh'),
  };
}

describe('the prefetch cache', () => {
  test('a prefetched response is used without another read', async () => {
    const { prefetchCache, fresh } = build();
    void prefetchCache.prefetch('game 1', async () => 'prefetched');
    expect(await prefetchCache.take('game 1', fresh)).toBe('prefetched');
    expect(fresh).not.toHaveBeenCalled();
  });

  test('an entry is used once: a second visit and a retry read again', async () => {
    const { prefetchCache, fresh } = build();
    void prefetchCache.prefetch('game 1', async () => 'prefetched');
    await prefetchCache.take('game 1', fresh);
    expect(await prefetchCache.take('game 1', fresh)).toBe('fresh');
  });

  test('prefetching twice within 60 s reads once', async () => {
    const { world, prefetchCache, fresh } = build();
    void prefetchCache.prefetch('game 1', fresh);
    world.now = 59_999;
    void prefetchCache.prefetch('game 1', fresh);
    expect(fresh).toHaveBeenCalledTimes(1);
    world.now = 60_000;
    void prefetchCache.prefetch('game 1', fresh);
    expect(fresh).toHaveBeenCalledTimes(2);
  });

  test('an entry that is 60 s old is not used', async () => {
    const { world, prefetchCache, fresh } = build();
    void prefetchCache.prefetch('game 1', async () => 'prefetched');
    world.now = 60_000;
    expect(await prefetchCache.take('game 1', fresh)).toBe('fresh');
  });

  test('a player does not get what a visitor prefetched', async () => {
    const { world, prefetchCache, fresh } = build();
    void prefetchCache.prefetch('game 1', async () => 'of a visitor');
    world.player = 'token-a';
    expect(await prefetchCache.take('game 1', fresh)).toBe('fresh');
  });

  test('a prefetch that failed is read again', async () => {
    const { prefetchCache, fresh } = build();
    void prefetchCache.prefetch('game 1', () => Promise.reject(new Error('offline')));
    await Promise.resolve();
    await Promise.resolve();
    expect(await prefetchCache.take('game 1', fresh)).toBe('fresh');
  });
});
