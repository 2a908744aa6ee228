import type { SnapshotFrom } from 'xstate';
import type { GameExitRef } from '../../../../machines/play/gameExit.machine.js';
import type { GameSeatRef } from '../../../../machines/play/gameSeat.machine.js';
import type { gameSessionMachine } from '../../../../machines/play/gameSession.machine.js';

type Snapshot = SnapshotFrom<typeof gameSessionMachine>;

export type SessionPanel =
  | 'loading'
  | 'sending'
  | 'unanswered'
  | 'unavailable'
  | 'otherOpen'
  | 'insufficient'
  | 'refused'
  | 'elsewhere';

const panels = {
  loading: 'loading',
  reservingKey: 'sending',
  sending: 'sending',
  unanswered: 'unanswered',
  unavailable: 'unavailable',
  otherOpen: 'otherOpen',
  insufficient: 'insufficient',
  refused: 'refused',
} as const satisfies Readonly<Record<string, SessionPanel>>;

/** `elsewhere`: the seat or the exit renders its own screen, or the router opens another page. */
export const selectPanel = ({ value, context }: Snapshot): SessionPanel => {
  const panel: SessionPanel =
    typeof value === 'string' && value in panels ? panels[value as keyof typeof panels] : 'elsewhere';
  return panel === 'sending' && context.isRetrying ? 'unanswered' : panel;
};

export const selectSession = ({ context }: Snapshot) => context.session;
export const selectElsewhere = ({ context }: Snapshot) => context.elsewhere;
export const selectWant = ({ context }: Snapshot) => context.want;
export const selectProblem = ({ context }: Snapshot) => context.problem;

export const selectSeat = ({ children }: Snapshot) => children.gameSeat as GameSeatRef | undefined;
export const selectExit = ({ children }: Snapshot) => children.gameExit as GameExitRef | undefined;
