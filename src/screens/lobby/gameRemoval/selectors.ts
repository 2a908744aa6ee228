import type { SnapshotFrom } from 'xstate';
import type { gameRemovalMachine } from '../../../../machines/lobby/gameRemoval.machine.js';

type Snapshot = SnapshotFrom<typeof gameRemovalMachine>;

export type Step = 'idle' | 'editing' | 'undoable' | 'sending' | 'refused';

export const selectStep = (snapshot: Snapshot): Step => snapshot.value;
export const selectChosen = ({ context }: Snapshot) => context.gameIds;
