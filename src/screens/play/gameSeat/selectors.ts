import type { SnapshotFrom } from 'xstate';
import type { GameEntryRef } from '../../../../machines/play/gameEntry.machine.js';
import type { gameSeatMachine } from '../../../../machines/play/gameSeat.machine.js';
import type { GameRechargeRef } from '../../../../machines/play/gameRecharge.machine.js';
import { playedFor } from '../../../../machines/play/seat.js';

type Snapshot = SnapshotFrom<typeof gameSeatMachine>;

/** `elsewhere`: the entry renders its own screen, or the seat has ended. */
export type SeatPanel = 'playing' | 'checking' | 'takenOver' | 'interrupted' | 'elsewhere';
const panels = ['playing', 'checking', 'takenOver', 'interrupted'] as const satisfies readonly SeatPanel[];

export const selectPanel = (snapshot: Snapshot): SeatPanel =>
  panels.find((name) => snapshot.matches(name)) ?? 'elsewhere';

export type FrameState = 'loading' | 'slow' | 'running' | 'offline' | 'elsewhere';
const frames = ['loading', 'slow', 'running', 'offline', 'elsewhere'] as const satisfies readonly FrameState[];
export const selectFrame = (snapshot: Snapshot): FrameState =>
  snapshot.matches({ playing: { frame: 'unloaded' } })
    ? 'offline'
    : (frames.find((frame) => snapshot.matches({ playing: { frame } })) ?? 'loading');

export const selectIsExitAsked = (snapshot: Snapshot) => snapshot.matches({ playing: { question: 'exit' } });

export const selectSession = ({ context }: Snapshot) => context.session;
/** ms that the page says it for: by the clock of the seat. */
const arrivalShown = 4_000;
export const selectHasArrived = ({ context: { broughtInAt, now } }: Snapshot) =>
  broughtInAt !== null && now - broughtInAt < arrivalShown;
export const selectHeld = ({ context }: Snapshot) => context.held;
export const selectOpenBets = ({ context }: Snapshot) => context.openBets;
/** In whole seconds, so that the clock renders once a second. */
export const selectSeconds = ({ context: { session, now } }: Snapshot) =>
  session ? Math.floor(playedFor(session, now) / 1_000) : 0;

export const selectEntry = ({ children }: Snapshot) => children.gameEntry as GameEntryRef | undefined;
export const selectRecharge = ({ children }: Snapshot) => children.gameRecharge as GameRechargeRef | undefined;
