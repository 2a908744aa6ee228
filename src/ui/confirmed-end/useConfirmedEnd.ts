import { useSelector } from '@xstate/react';
import type { ConfirmedEndRef } from '../../../machines/shared/confirmedEnd.machine.js';
import type { KeyedWriteRef } from '../../../machines/shared/keyedWrite.machine.js';
import type { Problem } from '../../../machines/vocabulary.js';
import { useKeyedWrite, type WriteView } from '../statement/useKeyedWrite.js';

const steps = ['unavailable', 'inGame', 'impossible', 'confirming', 'sending', 'refused'] as const;
/** `loading`: the amounts are on their way. */
export type EndStep = 'loading' | (typeof steps)[number];

/** What the player sees of an end that is confirmed with its amounts. */
export type EndView<Preview> = {
  step: EndStep;
  sent: WriteView;
  preview: Preview | null;
  problem: Problem | null;
  /** There is an open game to leave. */
  hasGame: boolean;
  onConfirm: () => void;
  onDecline: () => void;
  onRetry: () => void;
  onGame: () => void;
};

export const useConfirmedEnd = <Preview>(end: ConfirmedEndRef<Preview>): EndView<Preview> => ({
  step: useSelector(end, (snapshot) => steps.find((step) => snapshot.matches(step)) ?? 'loading'),
  sent: useKeyedWrite(useSelector(end, ({ children }) => children.sendEnd as KeyedWriteRef | undefined)),
  preview: useSelector(end, ({ context }) => context.preview),
  problem: useSelector(end, ({ context }) => context.problem),
  hasGame: useSelector(end, (snapshot) => snapshot.can({ type: 'confirmedEnd.gameRequested' })),
  onConfirm: () => end.send({ type: 'confirmedEnd.confirmed' }),
  onDecline: () => end.send({ type: 'confirmedEnd.abandoned' }),
  onRetry: () => end.send({ type: 'confirmedEnd.retried' }),
  onGame: () => end.send({ type: 'confirmedEnd.gameRequested' }),
});
