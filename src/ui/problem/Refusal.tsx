import type { ReactNode } from 'react';
import type { Problem } from '../../../machines/vocabulary.js';
import { Note } from '../note/Note.js';
import { useProblemText } from './useProblemText.js';

/** A form may be longer than the screen: its button is at the end, and the reason at the start. */
const showWhole = (note: HTMLElement | null): void => note?.scrollIntoView({ block: 'nearest' });

/**
 * The reason of a refusal that belongs to no field. It scrolls into view, and screen readers announce it. Renders nothing
 * without a problem.
 */
export function Refusal({ problem, action }: { problem: Problem | null; action?: ReactNode }) {
  const textOf = useProblemText();
  return problem ? (
    <div ref={showWhole}>
      <Note tone="critical" role="alert" action={action}>
        {textOf(problem)}
      </Note>
    </div>
  ) : null;
}
