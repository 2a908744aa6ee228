import type { SnapshotFrom } from 'xstate';
import type { agreementMachine } from '../../../../machines/entry/agreement.machine.js';

type Snapshot = SnapshotFrom<typeof agreementMachine>;

export const selectType = ({ context }: Snapshot) => context.type;
export const selectAgreement = ({ context }: Snapshot) => context.agreement;
export const selectIsUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable');
