import type { SnapshotFrom } from 'xstate';
import type { gameExitMachine } from '../../../../machines/play/gameExit.machine.js';

type Snapshot = SnapshotFrom<typeof gameExitMachine>;

export type ExitPanel = 'moving' | 'refused' | 'settled' | 'ended';

export function selectPanel(snapshot: Snapshot): ExitPanel {
  if (snapshot.status !== 'active') return 'ended';
  if (snapshot.matches('moving')) return 'moving';
  return snapshot.matches('refused') ? 'refused' : 'settled';
}

export const selectSession = ({ context }: Snapshot) => context.session;
export const selectIntent = ({ context }: Snapshot) => context.intent;
export const selectDelay = ({ context }: Snapshot) => context.delay;
export const selectProblem = ({ context }: Snapshot) => context.problem;
/** A tap retries at once. */
export const selectCanRetry = (snapshot: Snapshot) => snapshot.matches({ moving: 'unanswered' });
/** The player may go back to the open round. */
export const selectCanStay = (snapshot: Snapshot) => snapshot.matches({ moving: 'locked' });
