import { startTransition, useLayoutEffect, useState, type ReactElement } from 'react';
import { FirstViewContext } from '../ui/first-in-view/useFirstInView.js';
import { Broken } from './Broken.js';
import { idle } from './idle.js';
import * as css from './Succession.css.js';

export type Drawn = { name: string; page: ReactElement | null };
/** `isFirstView`: what is shown was drawn ahead, as far as one sees. */
type Scene = { left: Drawn | null; shown: Drawn; isFirstView: boolean };
type SuccessionProps = Drawn & {
  /** Pages that are likely next. */
  ahead: readonly Drawn[];
  /** In the place of a page that broke. Another address gives it another try. */
  broken: ReactElement;
  address: string;
};

/**
 * One page after another. To take a page down costs about as much as to draw the next one, and a tap waits for what it
 * opens: so the page that was left goes out of sight in the frame that shows its successor, and out of the document behind
 * it. Until the successor has something to show (`page` of another `name` is not null) it stays as it is. A successor that
 * was drawn ahead only comes into sight.
 */
export function Succession({ name, page, ahead, broken, address }: SuccessionProps) {
  const [{ left, shown, isFirstView }, show] = useState<Scene>({
    left: null,
    shown: { name, page },
    isFirstView: false,
  });
  const isAnother = name !== shown.name;
  // What was left are the very elements that were drawn: React has nothing to do for them but to hide the place they are in.
  if (page !== shown.page && (page !== null || !isAnother)) {
    show({
      left: isAnother ? shown : left,
      shown: { name, page },
      isFirstView: isAnother ? ahead.some((one) => one.name === name) : isFirstView,
    });
  }

  useLayoutEffect(() => {
    if (!left) return undefined;
    const frame = requestAnimationFrame(() =>
      startTransition(() => show((now) => ({ ...now, left: null, isFirstView: false }))),
    );
    return () => cancelAnimationFrame(frame);
  }, [left]);

  const waiting = ahead.filter((one) => one.name !== shown.name && one.name !== left?.name);
  // Always in the same order: to be opened moves nothing in the document.
  return [...(left ? [left] : []), shown, ...waiting]
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((one) => {
      const isAhead = waiting.includes(one);
      return (
        <div
          key={one.name}
          hidden={one === left}
          inert={isAhead}
          {...(isAhead ? { className: css.ahead, 'aria-hidden': true, ref: layOut } : {})}
        >
          <Broken address={isAhead ? 'ahead' : address} instead={isAhead ? null : broken}>
            <FirstViewContext value={isAhead || (one === shown && isFirstView)}>{one.page}</FirstViewContext>
          </Broken>
        </div>
      );
    });
}

/** To be asked where something of it stands is the one reason for which a browser lays out what nobody sees. */
function layOut(place: HTMLDivElement | null): void {
  if (place) void idle().then(() => place.firstElementChild?.getBoundingClientRect());
}
