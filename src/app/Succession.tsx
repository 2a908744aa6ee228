import { startTransition, useLayoutEffect, useState, type ReactElement } from 'react';

type Drawn = { name: string; page: ReactElement | null };

/**
 * One page after another. To take a page down costs about as much as to draw the next one, and a tap waits for what it
 * opens: so the page that was left goes out of sight in the frame that shows its successor, and out of the document behind
 * it. Until the successor has something to show (`page` of another `name` is not null) it stays as it is.
 */
export function Succession({ name, page }: Drawn) {
  const [[left, shown], show] = useState<readonly [Drawn | null, Drawn]>([null, { name, page }]);
  const isAnother = name !== shown.name;
  // What was left are the very elements that were drawn: React has nothing to do for them but to hide the place they are in.
  if (page !== shown.page && (page !== null || !isAnother)) show([isAnother ? shown : left, { name, page }]);

  useLayoutEffect(() => {
    if (!left) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => show(([, now]) => [null, now])));
    return () => cancelAnimationFrame(frame);
  }, [left]);

  return [left, shown].map((one) =>
    one ? (
      <div key={one.name} hidden={one === left}>
        {one.page}
      </div>
    ) : null,
  );
}
