import type { SessionRef } from '../../../../machines/access/session.machine.js';
import type { PaymentSearchRef } from '../../../../machines/wallet/paymentSearch.machine.js';

type Snapshot = ReturnType<PaymentSearchRef['getSnapshot']>;

/** What stands below the field. A refused number is explained at the field itself. */
export type Panel = 'none' | 'searching' | 'found' | 'nothing' | 'failed';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('searching')) return 'searching';
  if (snapshot.matches({ editing: 'found' })) return 'found';
  if (snapshot.matches({ editing: 'nothing' })) return 'nothing';
  return snapshot.matches({ editing: 'failed' }) ? 'failed' : 'none';
}
export const selectTyped = ({ context }: Snapshot) => context.typed;
export const selectNumber = ({ context }: Snapshot) => context.number;
export const selectAnswer = ({ context }: Snapshot) => context.answer;
export const selectProblem = ({ context }: Snapshot) => context.problem;

/** The name that customer service knows the player by; null while the player is being loaded. */
export const selectUsername = ({ context }: ReturnType<SessionRef['getSnapshot']>) => context.user?.username ?? null;
