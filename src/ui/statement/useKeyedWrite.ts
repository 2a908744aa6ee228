import { useSelector } from '@xstate/react';
import type { KeyedWriteRef } from '../../../machines/shared/keyedWrite.machine.js';

/**
 * What the player sees of a request under a key. `tracing`: a response is missing, and the request is looked up. `unanswered`:
 * the server does not respond. `unsent`: it never arrived.
 */
export type WriteStep = 'sending' | 'tracing' | 'unanswered' | 'unsent';

export type WriteView = { step: WriteStep; onRetry: () => void; onGiveUp: () => void };

/** Without a chart the key is still being reserved. */
export const useKeyedWrite = (write: KeyedWriteRef | undefined): WriteView => ({
  step: useSelector(write, selectStep),
  onRetry: () => write?.send({ type: 'keyedWrite.retried' }),
  onGiveUp: () => write?.send({ type: 'keyedWrite.abandoned' }),
});

type FormAround = { isBusy: boolean; onRetry: () => void };

/** The same in a form that stays on screen: its retry button checks again while nobody knows whether the request arrived. */
export function useFormWrite(write: KeyedWriteRef | undefined, form: FormAround): FormAround & { isSilent: boolean } {
  const { step, onRetry } = useKeyedWrite(write);
  return step === 'unanswered' ? { isSilent: true, isBusy: false, onRetry } : { isSilent: false, ...form };
}

const selectStep = (snapshot: ReturnType<KeyedWriteRef['getSnapshot']> | undefined): WriteStep =>
  (['tracing', 'unanswered', 'unsent'] as const).find((unknown) => snapshot?.matches({ unknown })) ?? 'sending';
