import type { SessionRef } from '../../../../machines/access/session.machine.js';
import type { PaymentSearchRef } from '../../../../machines/wallet/paymentSearch.machine.js';

type Snapshot = ReturnType<PaymentSearchRef['getSnapshot']>;

/** What stands below the field. A refused number is explained at the field itself. */
export type Panel = 'none' | 'loading' | 'matched' | 'missing' | 'unavailable';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches({ editing: 'matched' })) return 'matched';
  if (snapshot.matches({ editing: 'missing' })) return 'missing';
  return snapshot.matches({ editing: 'unavailable' }) ? 'unavailable' : 'none';
}
export const selectTyped = ({ context }: Snapshot) => context.typed;
export const selectNumber = ({ context }: Snapshot) => context.number;
export const selectAnswer = ({ context }: Snapshot) => context.answer;
export const selectProblem = ({ context }: Snapshot) => context.problem;

/** The name that customer service knows the player by; null while the player is being loaded. */
export const selectUsername = ({ context }: ReturnType<SessionRef['getSnapshot']>) => context.user?.username ?? null;
