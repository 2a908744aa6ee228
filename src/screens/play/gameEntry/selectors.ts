import type { SnapshotFrom } from 'xstate';
import type { gameEntryMachine } from '../../../../machines/play/gameEntry.machine.js';

type Snapshot = SnapshotFrom<typeof gameEntryMachine>;

export type EntryPanel = 'entering' | 'unreachable' | 'occupied' | 'arriving' | 'notMoved' | 'gone' | 'ended';
const panels = [
  'entering',
  'unreachable',
  'occupied',
  'arriving',
  'notMoved',
  'gone',
] as const satisfies readonly EntryPanel[];

export function selectPanel(snapshot: Snapshot): EntryPanel {
  if (snapshot.status !== 'active') return 'ended';
  const panel = panels.find((name) => snapshot.matches(name)) ?? 'entering';
  return panel === 'entering' && snapshot.context.isRetrying ? 'unreachable' : panel;
}

export const selectSession = ({ context }: Snapshot) => context.session;
export const selectProblem = ({ context }: Snapshot) => context.problem;
