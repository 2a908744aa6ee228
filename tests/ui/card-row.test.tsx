import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardRow, LongRow } from '../../src/ui/card-row/CardRow.js';
import { present } from '../support/present.js';
import { openPage } from '../support/render.js';

const games = Array.from({ length: 12 }, (_, index) => `Game ${index + 1}`);
const open = (device: 'other' | 'pc', isLater = false) =>
  openPage(
    <CardRow heading="Hot">
      <LongRow items={games} isLater={isLater}>
        {(game) => <li key={game}>{game}</li>}
      </LongRow>
    </CardRow>,
    { site: { device } },
  );

/** A fake intersection observer that the test triggers: this document has no layout. */
let watched: { tell: (isIntersecting: boolean) => void; options: IntersectionObserverInit | undefined }[] = [];

beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #own;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
        this.#own = { tell: (isIntersecting: boolean) => tell([{ isIntersecting }]), options };
      }
      observe() {
        watched.push(this.#own);
      }
      disconnect() {
        watched = watched.filter((one) => one !== this.#own);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const namesIn = (page: ReturnType<typeof open>) => page.queryAllByText(/^Game /).map(({ textContent }) => textContent);
const comesNear = () => act(() => present(watched[0], 'the row watches for nothing').tell(true));

test('a phone renders the visible cards of a row, and its end once it is scrolled', () => {
  const page = open('other');
  expect(namesIn(page)).toEqual(games.slice(0, 5));
  act(() => present(watched[0], 'the row watches for nothing').tell(false));
  expect(namesIn(page)).toEqual(games.slice(0, 5));
  comesNear();
  expect(namesIn(page)).toEqual(games);
  expect(watched).toEqual([]);
});

test('a row keeps a placeholder for each card that is not rendered yet', () => {
  const page = open('other', true);
  expect(page.getByRole('list').children).toHaveLength(12);
});

test('a row far below renders nothing until it is near, then its visible cards, then its end', () => {
  const page = open('other', true);
  expect(namesIn(page)).toEqual([]);
  const places = [...page.getByRole('list').children];
  comesNear();
  // If the element that the row snapped to moved, the row would scroll with it.
  expect([...page.getByRole('list').children].slice(5)).toEqual(places.slice(5));
  expect(namesIn(page)).toEqual(games.slice(0, 5));
  expect(watched[0]?.options?.root).toBe(page.getByRole('list'));
  comesNear();
  expect(namesIn(page)).toEqual(games);
});

test('a desktop renders one line, wherever the row is', () => {
  expect(namesIn(open('pc', true))).toEqual(games.slice(0, 6));
  expect(watched).toEqual([]);
});
