import type { ReactNode } from 'react';
import * as css from './FocusedStep.css.js';

/** A stable function, so that React calls it when the step is mounted and not at every render. */
function focusStep(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true });
  step?.scrollIntoView({ block: 'start' });
}

/** A step that replaces another one. It takes the focus, because the button that had the focus is gone, and scrolls to its top. */
export const FocusedStep = ({ children }: { children: ReactNode }) => (
  <div ref={focusStep} tabIndex={-1} className={css.arrival}>
    {children}
  </div>
);
