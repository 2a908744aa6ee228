import type { ReactNode } from 'react';
import * as css from './shared.css.js';

/** Stable, so that it runs when the step appears and not at every render. */
function arrive(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true });
  step?.scrollIntoView({ block: 'start' });
}

/** A step that took the place of another: whoever pressed the button that is gone goes on reading here, from its top. */
export const Arrival = ({ children }: { children: ReactNode }) => (
  <div ref={arrive} tabIndex={-1} className={css.arrival}>
    {children}
  </div>
);
