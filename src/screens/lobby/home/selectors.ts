import type { SnapshotFrom } from 'xstate';
import type { homeMachine } from '../../../../machines/lobby/home.machine.js';
import type { BalanceInfo, GameCard } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof homeMachine>;

export const selectHome = ({ context }: Snapshot) => context.home;
export const selectRecent = ({ context }: Snapshot) => context.recent;
/** The history was not requested yet or is loading for the first time. */
export const selectIsRecentAwaited = (snapshot: Snapshot) =>
  snapshot.context.recent === null && !selectIsRecentUnread(snapshot);
export const selectIsRecentUnread = (snapshot: Snapshot) => snapshot.matches({ recent: 'unavailable' });
export const selectIsFailed = (snapshot: Snapshot) => snapshot.matches({ content: 'unavailable' });

/** A game to continue, with its in-game balance. */
export type Continued = { game: GameCard; inGame: number | null };

/** Games that hold money are listed first. `none`: the player has not played yet; without a history it is empty. */
export function continuedOf(
  recent: readonly GameCard[] | null,
  balance: BalanceInfo | null,
): readonly Continued[] | 'none' {
  if (recent === null) return [];
  if (recent.length === 0) return 'none';
  const held = new Map(balance?.inGame.map(({ gameId, amount }) => [gameId, amount]));
  const continued = recent.map((game) => ({ game, inGame: held.get(game.gameId) ?? null }));
  return continued.sort((one, other) => Number(other.inGame !== null) - Number(one.inGame !== null));
}
