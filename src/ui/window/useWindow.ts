import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The lines of a long list that are near the viewport. `before` and `after` are the heights in px of what is left out, so
 * that the page keeps its length. `measure` is the ref of each rendered line, which has its index as `data-index`.
 */
export function useWindow<T extends HTMLElement>(ids: readonly string[], height: number) {
  const list = useRef<T>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop(list.current === null ? 0 : Math.round(list.current.getBoundingClientRect().top + scrollY));
  }, [ids]);
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook as it is, and no memo gets its functions
  const lines = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => height,
    getItemKey: (index) => ids[index] ?? index,
    scrollMargin: top,
    overscan: 8,
  });
  const shown = lines.getVirtualItems();
  return {
    list,
    indexes: shown.map(({ index }) => index),
    measure: lines.measureElement,
    before: (shown[0]?.start ?? top) - top,
    after: lines.getTotalSize() - ((shown.at(-1)?.end ?? top) - top),
  };
}
