import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test, vi } from 'vitest';
import { TextStore, type Texts } from '../../src/i18n/texts.js';

const textOf = (id: string): Texts => ({ [id]: parse(id) });

test('texts only grow, and who listens hears of it', async () => {
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
  // The same object: what is drawn already is not drawn again.
  expect(store.texts).toBe(texts);
  stop();
});

test('an area is fetched once, however often it is asked for', async () => {
  const fetchTexts = vi.fn<() => Promise<Texts>>(async () => textOf('wallet.title'));
  const store = new TextStore('th_TH', {}, { './compiled/th_TH.wallet.json': fetchTexts });
  await Promise.all([store.load('wallet'), store.load('wallet')]);
  await store.load('wallet');
  expect(fetchTexts).toHaveBeenCalledTimes(1);
});

test('texts that could not be fetched are asked for again', async () => {
  const fetchTexts = vi
    .fn<() => Promise<Texts>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(textOf('wallet.title'));
  const store = new TextStore('th_TH', {}, { './compiled/th_TH.wallet.json': fetchTexts });
  await expect(store.load('wallet')).rejects.toThrow('offline');
  await store.load('wallet');
  expect(Object.keys(store.texts)).toEqual(['wallet.title']);
});

test('a language without the area says so', async () => {
  await expect(new TextStore('my_MM', {}, {}).load('play')).rejects.toThrow('no texts of play in my_MM');
});
