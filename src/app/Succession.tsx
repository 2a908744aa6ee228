import { startTransition, useLayoutEffect, useState, type ReactElement } from 'react';

type Drawn = { name: string; page: ReactElement | null };

/**
 * One page after another. To take a page down costs about as much as to draw the next one, and a tap waits for what it
 * opens: so the page that was left goes out of sight in the frame that shows its successor, and out of the document behind
 * it. Until the successor has something to show (`page` of another `name` is not null) it stays as it is.
 */
export function Succession({ name, page }: Drawn) {
  const [shown, setShown] = useState<Drawn>({ name, page });
  const [left, setLeft] = useState<Drawn | null>(null);
  const isAnother = name !== shown.name;
  if (page === null ? !isAnother && shown.page !== null : page !== shown.page) {
    setShown({ name, page });
    // The very elements that are drawn: React has nothing to do for them but to hide the place that they are in.
    if (isAnother) setLeft(shown);
  }

  useLayoutEffect(() => {
    if (!left) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setLeft(null)));
    return () => cancelAnimationFrame(frame);
  }, [left]);

  const pages = left && left.name !== shown.name ? [left, shown] : [shown];
  return pages.map((one) => (
    <div key={one.name} hidden={one !== shown}>
      {one.page}
    </div>
  ));
}
