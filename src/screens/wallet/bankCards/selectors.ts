import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import type { BankCardsRef } from '../../../../machines/wallet/bankCards.machine.js';

type Snapshot = ReturnType<BankCardsRef['getSnapshot']>;
export type Panel = 'shape' | 'unavailable' | 'empty' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('empty')) return 'empty';
  return snapshot.matches('loading') && snapshot.context.cards.length === 0 ? 'shape' : 'shown';
}
/** The request that deletes a card, or makes it the default one. */
export const selectWrite = ({ children }: Snapshot) =>
  (children.sendDeletion ?? children.sendDefault) as KeyedWriteRef | undefined;
export const selectIsDeleting = (snapshot: Snapshot) => snapshot.matches('deleting');
export const selectCards = ({ context }: Snapshot) => context.cards;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectProblem = (snapshot: Snapshot) =>
  snapshot.matches({ shown: 'refused' }) ? snapshot.context.problem : null;
/** The card that the open dialog is about. */
export const selectAsked = (snapshot: Snapshot) =>
  snapshot.matches('confirming')
    ? (snapshot.context.cards.find(({ id }) => id === snapshot.context.cardId) ?? null)
    : null;
