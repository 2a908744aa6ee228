import type { GameInfo, Result } from '../vocabulary.js';

/** `readAt`: by this device's clock. */
export type FoundGame = { game: GameInfo; readAt: number };

/** Called only for a game that was found. */
export function foundIn(result: Result<FoundGame>): FoundGame {
  if (!result.ok) throw new Error('the chart reached a state without its data');
  return result.value;
}

/** The game as it is with or without the player's like. */
export const withLike = (game: GameInfo, likeStatus: boolean): GameInfo =>
  game.likeStatus === likeStatus
    ? game
    : { ...game, likeStatus, likeNum: Math.max(0, game.likeNum + (likeStatus ? 1 : -1)) };
