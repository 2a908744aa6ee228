import type { SnapshotFrom } from 'xstate';
import type { gameSeatMachine } from '../../../../machines/play/gameSeat.machine.js';
import { playedFor } from '../../../../machines/play/seat.js';

type Snapshot = SnapshotFrom<typeof gameSeatMachine>;

export type SeatPanel =
  | 'entering'
  | 'unreachable'
  | 'arriving'
  | 'notMoved'
  | 'gone'
  | 'playing'
  | 'interrupted'
  | 'ended';
const panels = [
  'entering',
  'unreachable',
  'arriving',
  'notMoved',
  'gone',
  'playing',
  'interrupted',
] as const satisfies readonly SeatPanel[];

export function selectPanel(snapshot: Snapshot): SeatPanel {
  if (snapshot.status !== 'active') return 'ended';
  const panel = panels.find((name) => snapshot.matches(name)) ?? 'entering';
  return panel === 'entering' && snapshot.context.isRetrying ? 'unreachable' : panel;
}

export type FrameState = 'loading' | 'slow' | 'ready' | 'lost' | 'elsewhere';
const frames = ['loading', 'slow', 'ready', 'lost', 'elsewhere'] as const satisfies readonly FrameState[];
export const selectFrame = (snapshot: Snapshot): FrameState =>
  frames.find((frame) => snapshot.matches({ playing: { frame } })) ?? 'loading';

export type Question = 'none' | 'exit' | 'recharge';
export const selectQuestion = (snapshot: Snapshot): Question =>
  snapshot.matches({ playing: { question: 'exit' } })
    ? 'exit'
    : snapshot.matches({ playing: { question: 'recharge' } })
      ? 'recharge'
      : 'none';

export const selectSession = ({ context }: Snapshot) => context.session;
export const selectHeld = ({ context }: Snapshot) => context.held;
export const selectProblem = ({ context }: Snapshot) => context.problem;
/** In whole seconds, so that the clock renders once a second. */
export const selectSeconds = ({ context: { session, now } }: Snapshot) =>
  session ? Math.floor(playedFor(session, now) / 1_000) : 0;
