import { confirmedEndOf } from '../shared/confirmedEnd.machine.js';
import type { EndAction, EndPreview } from './ending.js';

/** What settling, closing and unlocking a promotion have in common. Each of them is a chart that invokes it. */
export const promotionEndMachine = confirmedEndOf<{ action: EndAction; recordId: string }, EndPreview>({
  standingOf: (read) => {
    if (!read.ok) return read.problem.code === 'promotionRecordEnded' ? 'ended' : null;
    if (read.value.isAllowed) return 'free';
    return read.value.openSessionId === null ? 'impossible' : 'held';
  },
  sessionOf: ({ openSessionId }) => openSessionId,
  overtaking: ['promotionInGame'],
});
