import * as v from 'valibot';
import { PLAYABLE, type PlayableName } from './ids.js';
import { readContent, whole } from './read.js';
import { SLOT_THEMES } from './slot-themes.js';

const OPEN = new Map(
  readContent(
    'open-games',
    v.array(v.strictObject({ id: whole, game: v.picklist(PLAYABLE), wallet: v.picklist(['transfer', 'seamless']) })),
  ).map((game) => [game.id, game]),
);

/** Which of the maker's games runs behind a game of the lobby; the slot for one that the seed does not open. */
export const gameOf = (gameId: number): PlayableName => OPEN.get(gameId)?.game ?? 'slot';

export const walletModeOf = (gameId: number): 'transfer' | 'seamless' => OPEN.get(gameId)?.wallet ?? 'transfer';

/** Whether the game runs on the sandbox. */
export const isPlayable = (gameId: number): boolean => OPEN.has(gameId);

/** The look of a game's page; the first theme of the slot for a game without one in the seed. */
export function themeOf(gameId: number): string {
  const game = gameOf(gameId);
  if (game !== 'slot') return game;
  return (SLOT_THEMES.find((theme) => theme.gameId === gameId) ?? SLOT_THEMES[0])?.theme ?? '';
}
