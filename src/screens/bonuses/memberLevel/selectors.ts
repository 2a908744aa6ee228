import type { SnapshotFrom } from 'xstate';
import type { memberLevelMachine } from '../../../../machines/bonuses/memberLevel.machine.js';

type Snapshot = SnapshotFrom<typeof memberLevelMachine>;

export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
export const selectKnown = ({ context }: Snapshot) => context.known;
