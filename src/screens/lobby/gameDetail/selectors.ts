import type { SnapshotFrom } from 'xstate';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { gameDetailMachine } from '../../../../machines/lobby/gameDetail.machine.js';
import { leastAmount, takesAmount } from '../../../../machines/lobby/transferIn.js';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';

type Snapshot = SnapshotFrom<typeof gameDetailMachine>;

export type Panel = 'skeleton' | 'missing' | 'unavailable' | 'shown';
/** Whether the game can be played, and what prevents it. */
export type Gate =
  | 'maintenance'
  | 'announced'
  | 'started'
  | 'depositNeeded'
  | 'ready'
  | 'wrongAmount'
  | 'lowAmount'
  | 'insufficient';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('missing')) return 'missing';
  return snapshot.matches('unavailable') ? 'unavailable' : 'skeleton';
}

export function selectGate(snapshot: Snapshot): Gate {
  for (const gate of ['maintenance', 'announced', 'started', 'depositNeeded'] as const)
    if (snapshot.matches({ shown: { gate } })) return gate;
  for (const open of ['wrongAmount', 'lowAmount', 'insufficient'] as const)
    if (snapshot.matches({ shown: { gate: { open } } })) return open;
  return 'ready';
}

/** Whether the player may enter an amount and press Play. */
export const selectHasForm = (snapshot: Snapshot): boolean => snapshot.hasTag('form');
export const selectCanTryDemo = (snapshot: Snapshot): boolean => snapshot.can({ type: 'gameDetail.demoRequested' });
export const selectTakesAmount = ({ context: { game } }: Snapshot): boolean => game !== null && takesAmount(game);
export const selectLeast = ({ context: { game } }: Snapshot): number => (game === null ? 0 : leastAmount(game));

export const selectTab = ({ context }: Snapshot) => context.tab;
export const selectIsSharing = (snapshot: Snapshot) => snapshot.matches({ shown: { share: 'sharing' } });
/** Until the end of maintenance, by the server's clock; null where the maker has announced none. */
export function selectSecondsLeft({ context: { game, now, offset } }: Snapshot): number | null {
  const end = game?.maintenanceEndTime ?? null;
  return end === null ? null : Math.max(0, Math.ceil((Date.parse(end) - now - offset) / 1_000));
}

/** What the player wants of the like, while it is on its way to the server or waits for the network. */
export const selectUnsentLike =
  (gameId: string | undefined) =>
  ({ context }: ReturnType<FavoritesRef['getSnapshot']>) =>
    context.unsent.findLast((mark) => mark.kind === 'like' && mark.gameId === gameId)?.status;

export const selectGame = ({ context }: Snapshot) => context.game;
export const selectBalance = ({ context }: Snapshot) => context.balance?.balance ?? null;
export const selectHeld = ({ context: { gameId, balance } }: Snapshot) =>
  balance?.inGame.find((money) => money.gameId === gameId)?.amount ?? null;

/** The home chart holds the names of the categories. */
export const selectCategories = ({ context }: ReturnType<HomeRef['getSnapshot']>) => context.home?.categories ?? none;
const none: readonly never[] = [];
