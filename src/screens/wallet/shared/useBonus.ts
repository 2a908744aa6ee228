import { useSelector } from '@xstate/react';
import type { Problem, Quote } from '../../../../machines/vocabulary.js';
import type { BonusPreviewRef } from '../../../../machines/wallet/bonusPreview.machine.js';

/** What the server says about the bonus of what is typed. */
export type Bonus = {
  stage: 'empty' | 'typing' | 'quoting' | 'shown' | 'refused' | 'unavailable';
  quote: Quote | null;
  problem: Problem | null;
};

const noBonus: Bonus = { stage: 'empty', quote: null, problem: null };

/** The bonus preview runs only while the form takes input. */
export function useBonus(preview: BonusPreviewRef | undefined): { shown: Bonus; retry: () => void } {
  const snapshot = useSelector(preview, (state) => state);
  const shown = snapshot
    ? { stage: snapshot.value as Bonus['stage'], quote: snapshot.context.quote, problem: snapshot.context.problem }
    : noBonus;
  return { shown, retry: () => preview?.send({ type: 'bonusPreview.retried' }) };
}
