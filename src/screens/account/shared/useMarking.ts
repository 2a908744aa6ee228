import { useSelector } from '@xstate/react';
import type { MessageMarkingRef } from '../../../../machines/account/messageMarking.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';

/** Of messages that are being marked as read. Null: none are. */
type MarkingStep = 'undoable' | 'sending' | 'unanswered' | null;

export type MarkingView = { step: MarkingStep; onUndo: () => void; onRetry: () => void };

export function useMarking(marking: MessageMarkingRef | undefined): MarkingView {
  const isUndoable = useSelector(marking, (snapshot) => snapshot?.matches('undoable'));
  const { step, onRetry } = useKeyedWrite(
    useSelector(marking, (snapshot) => snapshot?.children.sendMarking as KeyedWriteRef | undefined),
  );
  const sent = step === 'unanswered' ? step : 'sending';
  return {
    step: marking ? (isUndoable ? 'undoable' : sent) : null,
    onUndo: () => marking?.send({ type: 'messageMarking.undone' }),
    onRetry,
  };
}
