import type { SnapshotFrom } from 'xstate';
import type { gameEntryMachine } from '../../../../machines/play/gameEntry.machine.js';

type Snapshot = SnapshotFrom<typeof gameEntryMachine>;

export type EntryPanel = 'entering' | 'unreachable' | 'occupied' | 'arriving' | 'notMoved' | 'gone' | 'ended';
const panels = ['unreachable', 'occupied', 'arriving', 'notMoved', 'gone'] as const satisfies readonly EntryPanel[];

export function selectPanel(snapshot: Snapshot): EntryPanel {
  if (snapshot.status !== 'active') return 'ended';
  // A request that is repeated keeps the screen.
  if (snapshot.matches({ entering: 'again' })) return 'unreachable';
  if (snapshot.matches({ entering: 'querying' })) return 'arriving';
  return panels.find((name) => snapshot.matches(name)) ?? 'entering';
}

export const selectSession = ({ context }: Snapshot) => context.session;
export const selectProblem = ({ context }: Snapshot) => context.problem;
