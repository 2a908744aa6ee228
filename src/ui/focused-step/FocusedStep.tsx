import type { ReactNode } from 'react';
import * as css from './FocusedStep.css.js';

/** A stable function, so that React calls it when the step is mounted and not at every render. */
function focusStep(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true });
  step?.scrollIntoView({ block: 'start' });
}

function focusField(step: HTMLElement | null): void {
  step?.querySelector<HTMLElement>('textarea, input')?.focus({ preventScroll: true });
  step?.scrollIntoView({ block: 'start' });
}

export type FocusedStepProps = {
  children: ReactNode;
  /** The player asked for it in order to type: its first field takes the focus. */
  isForTyping?: boolean;
};

/** A step that replaces another one. It takes the focus, because the button that had the focus is gone, and scrolls to its top. */
export const FocusedStep = ({ children, isForTyping = false }: FocusedStepProps) => (
  <div ref={isForTyping ? focusField : focusStep} tabIndex={-1} className={css.arrival}>
    {children}
  </div>
);
