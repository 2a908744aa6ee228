import { useSelector } from '@xstate/react';
import type { OwnerProofRef } from '../../../machines/access/ownerProof.machine.js';
import type { WithdrawalRef } from '../../../machines/wallet/withdrawal.machine.js';
import { OwnerProofScreen } from '../../screens/access/ownerProof/Screen.js';

/** Who is there (E8). Its chart runs inside the chart of the withdrawal, and ends with the proof. */
export function OwnerProof({ withdrawal }: { withdrawal: WithdrawalRef }) {
  const proof = useSelector(withdrawal, ({ children }) => children.ownerProof as OwnerProofRef | undefined);
  return proof ? <OwnerProofScreen proof={proof} /> : null;
}
