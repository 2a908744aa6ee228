import { fromCallback, fromPromise } from 'xstate';
import type { FoundGame } from '../../../machines/lobby/game.js';
import type { Mark } from '../../../machines/lobby/marks.js';
import type { Shared } from '../../../machines/shared/sharing.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { shareLink } from '../shared/shareLink.js';
import { watchClock } from '../shared/watchClock.js';
import { watchTakenLikes } from './ownGames.js';
import { watchBalance } from './watchBalance.js';

type World = Pick<Outside, 'api' | 'prefetchCache' | 'open' | 'now'>;

/** The countdown to the end of maintenance shows seconds. */
const second = 1_000;

/** Prefetches the game that the page opens with. A refusal is not cached: the page requests the game again. */
export function prefetchGame(outside: World, gameId: string): Promise<unknown> {
  return outside.prefetchCache.prefetch(nameOf(gameId), async () => {
    const result = await readGame(outside, gameId);
    if (!result.ok) throw new Error(result.problem.code);
    return result;
  });
}

export const defineGameDetailActors = (outside: World) => ({
  loadGame: fromPromise<Result<FoundGame>, { gameId: string }>(({ input: { gameId }, signal }) =>
    outside.prefetchCache.take(nameOf(gameId), () => readGame(outside, gameId, signal)),
  ),
  watchLikes: fromCallback<{ type: 'likes.followed'; mark: Mark }>(({ sendBack }) =>
    watchTakenLikes((mark) => sendBack({ type: 'likes.followed', mark })),
  ),
  watchBalance,
  watchClock: watchClock(outside.now, second),
  shareGame: fromPromise<Shared, { path: string }>(({ input: { path } }) =>
    shareLink(new URL(path, location.origin).href),
  ),
});

async function readGame(
  { api, open, now }: World,
  gameId: string,
  signal: AbortSignal | null = null,
): Promise<Result<FoundGame>> {
  const found = await open(
    api.GET('/game/info/{gameId}', { params: { path: { gameId } }, headers: noIndicator, signal }),
  );
  return found.ok ? { ok: true, value: { game: found.value, readAt: now() } } : found;
}

const nameOf = (gameId: string): string => `game ${gameId}`;
