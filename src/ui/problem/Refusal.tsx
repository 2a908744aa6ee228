import type { ReactNode } from 'react';
import type { Problem } from '../../../machines/vocabulary.js';
import { Note } from '../note/Note.js';
import { useProblemText } from './useProblemText.js';

/** Why something was refused, where no field says so: read out at once. Nothing without a problem. */
export function Refusal({ problem, action }: { problem: Problem | null; action?: ReactNode }) {
  const textOf = useProblemText();
  return problem ? (
    <Note tone="critical" role="alert" action={action}>
      {textOf(problem)}
    </Note>
  ) : null;
}
