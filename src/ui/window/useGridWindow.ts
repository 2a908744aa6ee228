import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/** The measures of a grid whose items are all equally high, and of the viewport, in px. */
type Shape = { columns: number; height: number; gap: number; top: number; viewport: { width: number; height: number } };

/** A rendered row; `space` is the height in px of the rows that are left out before it. */
export type GridRow = { row: number; space: number };

/** Rows beyond each edge of the viewport: enough for the next tabs of the keyboard and for a short flick. */
const overscan = 3;

/**
 * The rows of a long grid that are near the viewport, and those at the focus, so that scrolling does not take it away.
 * `rows` is null while the grid is short or not measured. `after` is the height in px of the rows left out at the end.
 * Each rendered item has `aria-posinset`.
 */
export function useGridWindow(count: number, isLong: boolean) {
  const grid = useRef<HTMLUListElement>(null);
  const [shape, setShape] = useState<Shape | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const { columns, height, gap, top, viewport } = shape ?? unmeasured;

  useLayoutEffect(() => {
    const list = grid.current;
    if (!isLong || list === null) return undefined;
    const measure = () => setShape((before) => shapeOf(list, before));
    measure();
    // The page changes its size when the window, the text size or anything above the grid does.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    const hold = ({ target }: FocusEvent) => setFocused(placeOf(target));
    // The row must not leave the document before the focus does: the next element would be searched from the page's start.
    const release = ({ relatedTarget }: FocusEvent) => setFocused(placeOf(relatedTarget));
    list.addEventListener('focusin', hold);
    list.addEventListener('focusout', release);
    return () => {
      observer.disconnect();
      list.removeEventListener('focusin', hold);
      list.removeEventListener('focusout', release);
    };
  }, [isLong]);

  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook as it is, and no memo gets its functions
  const lines = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    enabled: isLong && shape !== null,
    estimateSize: () => height,
    gap,
    scrollMargin: top,
    initialRect: viewport,
    overscan,
    rangeExtractor: (range) => withRows(range, focused === null ? [] : around(Math.floor(focused / columns))),
  });
  // The rows are not measured one by one: all of them follow the first one.
  useLayoutEffect(() => lines.measure(), [lines, height]);

  const isReady = isLong && shape !== null;
  const shown = isReady ? lines.getVirtualItems() : [];
  const end = top + lines.getTotalSize();
  return {
    grid,
    columns,
    rows: isReady
      ? shown.map(({ index, start }, place): GridRow => {
          const before = shown[place - 1];
          return { row: index, space: before ? start - before.end - 2 * gap : start - top - gap };
        })
      : null,
    after: end - (shown.at(-1)?.end ?? end) - gap,
  };
}

const unmeasured: Shape = { columns: 1, height: 0, gap: 0, top: 0, viewport: { width: 0, height: 0 } };

/** Keeps the earlier object if nothing changed, so that nothing renders again. */
function shapeOf(list: HTMLElement, before: Shape | null): Shape | null {
  const item = list.querySelector('[aria-posinset]');
  if (item === null) return before;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const next: Shape = {
    columns: gridTemplateColumns.split(' ').length,
    height: item.getBoundingClientRect().height,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + scrollY),
    viewport: { width: innerWidth, height: innerHeight },
  };
  const isSame = before !== null && JSON.stringify(next) === JSON.stringify(before);
  return isSame ? before : next;
}

/** The index of the item that has the focus; null outside of the items. */
function placeOf(target: EventTarget | null): number | null {
  const item = target instanceof Element ? target.closest('[aria-posinset]') : null;
  return item === null ? null : Number(item.getAttribute('aria-posinset')) - 1;
}

/** The row of the focus and its neighbours, where the Tab key goes next. */
const around = (row: number): number[] => [row - 1, row, row + 1];

const withRows = (range: Range, rows: readonly number[]): number[] =>
  [...new Set([...defaultRangeExtractor(range), ...rows.filter((row) => row >= 0 && row < range.count)])].sort(
    (one, other) => one - other,
  );
