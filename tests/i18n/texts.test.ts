import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test, vi } from 'vitest';
import { TextStore, type Texts } from '../../src/i18n/texts.js';

const textOf = (id: string): Texts => ({ [id]: parse(id) });

test('texts are only added, and subscribers are notified', async () => {
  const store = new TextStore('th_TH', textOf('shell.home'), {
    './compiled/th_TH.wallet.json': async () => textOf('wallet.title'),
  });
  const heard = vi.fn<() => void>();
  const { texts } = store;
  const stop = store.subscribe(heard);
  await store.load('wallet');
  expect(Object.keys(store.texts)).toEqual(['shell.home', 'wallet.title']);
  expect(store.has('wallet')).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  // The same object, so that rendered components do not render again.
  expect(store.texts).toBe(texts);
  stop();
});

test('an area is fetched once, however often it is requested', async () => {
  const fetchTexts = vi.fn<() => Promise<Texts>>(async () => textOf('wallet.title'));
  const store = new TextStore('th_TH', {}, { './compiled/th_TH.wallet.json': fetchTexts });
  await Promise.all([store.load('wallet'), store.load('wallet')]);
  await store.load('wallet');
  expect(fetchTexts).toHaveBeenCalledTimes(1);
});

test('a failed fetch of texts is repeated at the next request', async () => {
  const fetchTexts = vi
    .fn<() => Promise<Texts>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(textOf('wallet.title'));
  const store = new TextStore('th_TH', {}, { './compiled/th_TH.wallet.json': fetchTexts });
  await expect(store.load('wallet')).rejects.toThrow('offline');
  await store.load('wallet');
  expect(Object.keys(store.texts)).toEqual(['wallet.title']);
});

test('a language without the area rejects', async () => {
  await expect(new TextStore('my_MM', {}, {}).load('play')).rejects.toThrow('no texts of play in my_MM');
});
