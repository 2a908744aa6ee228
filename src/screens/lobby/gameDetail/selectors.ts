import type { SnapshotFrom } from 'xstate';
import type { gameDetailMachine } from '../../../../machines/lobby/gameDetail.machine.js';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';

type Snapshot = SnapshotFrom<typeof gameDetailMachine>;

export type Panel = 'shape' | 'notFound' | 'failed' | 'shown';
/** Whether it can be played, and what is in the way. */
export type Gate = 'maintenance' | 'announced' | 'started' | 'ready' | 'wrongAmount' | 'lowAmount' | 'insufficient';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('notFound')) return 'notFound';
  return snapshot.matches('failed') ? 'failed' : 'shape';
}

export function selectGate(snapshot: Snapshot): Gate {
  for (const gate of ['maintenance', 'announced', 'started'] as const)
    if (snapshot.matches({ shown: { gate } })) return gate;
  for (const open of ['wrongAmount', 'lowAmount', 'insufficient'] as const)
    if (snapshot.matches({ shown: { gate: { open } } })) return open;
  return 'ready';
}

export const selectGame = ({ context }: Snapshot) => context.game;
export const selectBalance = ({ context }: Snapshot) => context.balance?.balance ?? null;
export const selectHeld = ({ context: { gameId, balance } }: Snapshot) =>
  balance?.inGame.find((money) => money.gameId === gameId)?.amount ?? null;

/** Home knows the names of the categories. */
export const selectCategories = ({ context }: ReturnType<HomeRef['getSnapshot']>) => context.home?.categories ?? none;
const none: readonly never[] = [];
