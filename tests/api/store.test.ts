import { describe, expect, test } from 'vitest';
import { createStore } from '../../src/effects/store.js';

/** A browser storage that can refuse writes. */
function createStorage() {
  const kept = new Map<string, string>();
  const state = { isFull: false };
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
  return { kept, state, storage };
}

describe('storage (G4)', () => {
  test('keeps, reads and removes', () => {
    const { kept, storage } = createStorage();
    const store = createStore(() => storage);
    store.set('token', 'token-1');
    expect(kept.get('token')).toBe('token-1');
    expect(store.get('token')).toBe('token-1');
    store.remove('token');
    expect(store.get('token')).toBeNull();
    expect(kept.size).toBe(0);
  });

  test('that cannot be opened is replaced by memory', () => {
    const store = createStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(store.get('token')).toBeNull();
    store.set('token', 'token-1');
    expect(store.get('token')).toBe('token-1');
    store.remove('token');
    expect(store.get('token')).toBeNull();
  });

  test('that is full keeps the new value in memory and never returns the old one', () => {
    const { kept, state, storage } = createStorage();
    const store = createStore(() => storage);
    store.set('key', 'old');
    state.isFull = true;
    store.set('key', 'new');
    expect(store.get('key')).toBe('new');
    state.isFull = false;
    store.set('key', 'newer');
    expect([store.get('key'), kept.get('key')]).toEqual(['newer', 'newer']);
  });

  test('returns what another tab wrote', () => {
    const { kept, storage } = createStorage();
    const store = createStore(() => storage);
    store.set('token', 'token-1');
    kept.set('token', 'token-2');
    expect(store.get('token')).toBe('token-2');
  });
});
