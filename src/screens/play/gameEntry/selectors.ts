import type { SnapshotFrom } from 'xstate';
import type { gameEntryMachine } from '../../../../machines/play/gameEntry.machine.js';

type Snapshot = SnapshotFrom<typeof gameEntryMachine>;

export type EntryPanel = 'entering' | 'unavailable' | 'elsewhere' | 'resting' | 'returned' | 'missing' | 'ended';
const panels = ['unavailable', 'elsewhere', 'resting', 'returned', 'missing'] as const satisfies readonly EntryPanel[];

export function selectPanel(snapshot: Snapshot): EntryPanel {
  if (snapshot.status !== 'active') return 'ended';
  // A request that is repeated keeps the screen.
  if (snapshot.matches({ entering: 'retrying' })) return 'unavailable';
  if (snapshot.matches({ entering: 'tracing' })) return 'resting';
  return panels.find((name) => snapshot.matches(name)) ?? 'entering';
}

export const selectSession = ({ context }: Snapshot) => context.session;
export const selectProblem = ({ context }: Snapshot) => context.problem;
