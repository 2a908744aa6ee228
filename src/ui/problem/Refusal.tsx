import type { ReactNode } from 'react';
import type { Problem } from '../../../machines/vocabulary.js';
import { Note } from '../note/Note.js';
import { useProblemText } from './useProblemText.js';

/** The reason of a refusal that belongs to no field. Screen readers announce it. Renders nothing without a problem. */
export function Refusal({ problem, action }: { problem: Problem | null; action?: ReactNode }) {
  const textOf = useProblemText();
  return problem ? (
    <Note tone="critical" role="alert" action={action}>
      {textOf(problem)}
    </Note>
  ) : null;
}
