import { describe, expect, test, vi } from 'vitest';
import { Ahead } from '../../src/effects/ahead.js';

function build() {
  const world = { now: 0, player: null as string | null };
  return {
    world,
    ahead: new Ahead(
      () => world.now,
      () => world.player,
    ),
    fresh: vi.fn(async () => 'fresh'),
  };
}

describe('reads made ahead', () => {
  test('what was asked ahead is given without another read', async () => {
    const { ahead, fresh } = build();
    void ahead.ask('game 1', async () => 'ahead');
    expect(await ahead.take('game 1', fresh)).toBe('ahead');
    expect(fresh).not.toHaveBeenCalled();
  });

  test('it is given once: a second look, and a retry, read anew', async () => {
    const { ahead, fresh } = build();
    void ahead.ask('game 1', async () => 'ahead');
    await ahead.take('game 1', fresh);
    expect(await ahead.take('game 1', fresh)).toBe('fresh');
  });

  test('asking twice reads once while the answer is young', async () => {
    const { world, ahead, fresh } = build();
    void ahead.ask('game 1', fresh);
    world.now = 59_999;
    void ahead.ask('game 1', fresh);
    expect(fresh).toHaveBeenCalledTimes(1);
    world.now = 60_000;
    void ahead.ask('game 1', fresh);
    expect(fresh).toHaveBeenCalledTimes(2);
  });

  test('an old answer is not given', async () => {
    const { world, ahead, fresh } = build();
    void ahead.ask('game 1', async () => 'ahead');
    world.now = 60_000;
    expect(await ahead.take('game 1', fresh)).toBe('fresh');
  });

  test('another player gets nothing of what was asked before', async () => {
    const { world, ahead, fresh } = build();
    void ahead.ask('game 1', async () => 'of a visitor');
    world.player = 'token-a';
    expect(await ahead.take('game 1', fresh)).toBe('fresh');
  });

  test('what failed ahead is read anew', async () => {
    const { ahead, fresh } = build();
    void ahead.ask('game 1', () => Promise.reject(new Error('offline')));
    await Promise.resolve();
    await Promise.resolve();
    expect(await ahead.take('game 1', fresh)).toBe('fresh');
  });
});
