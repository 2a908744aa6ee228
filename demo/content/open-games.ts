import type { GameName } from '../../sandbox/maker/games/games.js';
import { SLOT_THEMES } from './slot-themes.js';

/**
 * The open games of the demo lobby that are no slots, one of a category: Harbor Wheel, Velvet Five, Two Dice, Coral Hunt and
 * Night Derby.
 */
const OTHERS: readonly (readonly [gameId: number, game: GameName])[] = [
  [2001, 'roulette'],
  [3001, 'poker'],
  [4001, 'dice'],
  [5001, 'fishing'],
  [6001, 'sports'],
];

const OPEN: ReadonlyMap<number, GameName> = new Map([
  ...SLOT_THEMES.map(({ gameId }) => [gameId, 'slot'] as const),
  ...OTHERS,
]);

/** Which of the maker's games runs behind a game of the lobby; the slot for one that the seed does not open. */
export const gameOf = (gameId: number): GameName => OPEN.get(gameId) ?? 'slot';

/** Two Dice plays on the wallet itself; the other games of the sandbox hold an amount until the exit. */
const ON_WALLET: ReadonlySet<number> = new Set([4001]);

export const walletModeOf = (gameId: number): 'transfer' | 'seamless' =>
  ON_WALLET.has(gameId) ? 'seamless' : 'transfer';

/** Whether the game runs on the sandbox. */
export const isPlayable = (gameId: number): boolean => OPEN.has(gameId);

/** The look of a game's page; the first theme of the slot for a game without one in the seed. */
export function themeOf(gameId: number): string {
  const game = gameOf(gameId);
  if (game !== 'slot') return game;
  return (SLOT_THEMES.find((theme) => theme.gameId === gameId) ?? SLOT_THEMES[0])?.theme ?? '';
}
