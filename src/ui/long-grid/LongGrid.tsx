import type { ReactNode } from 'react';
import { grid } from '../card-row/CardRow.css.js';
import { useGridWindow } from '../window/useGridWindow.js';
import * as css from './LongGrid.css.js';

/** The place of an item for screen readers, which cannot count the items that are left out. */
export type Place = { 'aria-posinset': number; 'aria-setsize': number };

export type LongGridProps<T> = {
  label: string;
  items: readonly T[];
  /** How many items the list has, with those that are not loaded yet. */
  total: number;
  /** An item, with a key. All items are equally high. A long grid gives each one its place. */
  children: (item: T, index: number, place: Place | undefined) => ReactNode;
};

/** A grid of at most this many items has all of them in the document: two pages. */
const most = 60;

/**
 * A page of cards of any length. A long one has only the rows near the viewport in the document, so that ten thousand cards
 * scroll as well as thirty.
 */
export function LongGrid<T>({ label, items, total, children }: LongGridProps<T>) {
  const isLong = items.length > most;
  const { grid: list, rows, columns, after } = useGridWindow(items.length, isLong);
  const render = (from: number, to: number) =>
    items.slice(from, to).map((item, nth) => {
      const index = from + nth;
      return children(item, index, isLong ? { 'aria-posinset': index + 1, 'aria-setsize': total } : undefined);
    });
  // One flat list in every case: the cards keep their elements when the grid becomes long.
  const cards =
    rows === null
      ? render(0, most)
      : rows.flatMap(({ row, space }) => [
          space > 0 ? <Space key={`before ${row}`} height={space} /> : null,
          ...render(row * columns, (row + 1) * columns),
        ]);
  return (
    <ul ref={list} aria-label={label} className={grid}>
      {cards}
      {rows !== null && after > 0 ? <Space key="after" height={after} /> : null}
    </ul>
  );
}

const Space = ({ height }: { height: number }) => <li aria-hidden="true" className={css.space} style={{ height }} />;
