import { startTransition, useLayoutEffect, useState, type ReactElement } from 'react';
import { ErrorBoundary } from './ErrorBoundary.js';

type Shown = { name: string; page: ReactElement | null };
type PageSwitchProps = Shown & {
  /** Shown in the place of a page that threw. Another address renders the page again. */
  errorPage: ReactElement;
  address: string;
};

/**
 * Replaces one page by the next. The old page stays until the next one has something to show (`page` is not null). Unmounting
 * it costs about as much as rendering the next one, so it is only hidden in the frame that shows the next page and unmounted
 * in the frame after.
 */
export function PageSwitch({ name, page, errorPage, address }: PageSwitchProps) {
  const [{ left, shown }, setScene] = useState<{ left: Shown | null; shown: Shown }>({
    left: null,
    shown: { name, page },
  });
  const isOther = name !== shown.name;
  if (page !== shown.page && (page !== null || !isOther))
    setScene({ left: isOther ? shown : left, shown: { name, page } });

  // Not a part of the scene: React applies a pending transition to the scene before the last navigation.
  const [unmounted, setUnmounted] = useState<Shown | null>(null);
  useLayoutEffect(() => {
    if (!left) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setUnmounted(left)));
    return () => cancelAnimationFrame(frame);
  }, [left]);

  return [...(left && left !== unmounted ? [left] : []), shown].map((one) => (
    <div key={one.name} hidden={one === left}>
      <ErrorBoundary address={address} fallback={errorPage}>
        {one.page}
      </ErrorBoundary>
    </div>
  ));
}
