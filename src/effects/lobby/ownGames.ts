import type { Favorites } from '../../../machines/lobby/favorites.machine.js';
import type { Recent } from '../../../machines/lobby/home.machine.js';
import type { Mark } from '../../../machines/lobby/marks.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { currentOwner, savedIn, type Saved } from '../saved.js';
import { slot } from '../store.js';
import { recallPlayed, rememberPlayed } from './playedGames.js';

type World = Pick<Outside, 'api' | 'list' | 'done' | 'store' | 'now'>;

/** The number of games that a desktop shows beside the banner. */
const continued = 6;

/** The largest page size of the contract. */
const limit = 100;
const version = 1;

/**
 * The games that the player has played, the latest first, as many as home shows. If they cannot be read, those of the last
 * reading with its time; rejects if there are none.
 */
export async function readRecent(world: World, signal: AbortSignal): Promise<Recent> {
  const { api, list } = world;
  const params = { query: { limit: continued } };
  try {
    const { rows, total } = await list(api.GET('/game/history/list', { params, headers: noIndicator, signal }));
    rememberPlayed(world, rows, total);
    return { games: rows, asOf: null };
  } catch (cause) {
    const remembered = signal.aborted ? null : recallPlayed(world);
    if (!remembered) throw cause;
    return { ...remembered, games: remembered.games.slice(0, continued) };
  }
}

/** All favourites of the player, and the marks that an earlier visit could not send. */
export async function readFavorites({ api, list, store }: World, signal: AbortSignal): Promise<Favorites> {
  const pageOf = (page: number) =>
    list(api.GET('/game/favorite/list', { params: { query: { page, limit } }, headers: noIndicator, signal }));
  const { rows, total } = await pageOf(1);
  const others = await Promise.all(
    Array.from({ length: Math.ceil(total / limit) - 1 }, (_, index) => pageOf(index + 2)),
  );
  const gameIds = [...rows, ...others.flatMap((other) => other.rows)].map(({ gameId }) => gameId);
  return { gameIds, unsent: unsentIn(store) };
}

/**
 * Stores all marks, so that the next visit of this player can send them, and sends the first. Rejects when there was no
 * response: then it is not known whether the mark arrived, and it may be sent again.
 */
export async function sendFirst(world: World, marks: readonly Mark[], signal: AbortSignal): Promise<Result<null>> {
  const [mark, ...rest] = marks;
  if (mark === undefined) throw new Error('there is no mark to send');
  keepMarks(world, marks);
  const { kind, gameId, status } = mark;
  const call = { params: { path: { gameId } }, body: { status }, headers: noIndicator, signal };
  const result = await world.done(
    kind === 'like' ? world.api.POST('/game/like/{gameId}', call) : world.api.POST('/game/favorite/{gameId}', call),
  );
  keepMarks(world, rest);
  if (result.ok) announce(world, mark);
  return result;
}

function keepMarks({ store, now }: World, marks: readonly Mark[]): void {
  if (marks.length === 0) return store.remove(slot.unsentMarks);
  const saved: Saved = { version, at: now(), owner: currentOwner(store), fields: { marks } };
  store.set(slot.unsentMarks, JSON.stringify(saved));
}

/** The stored marks of this player. Another version or another program may have written the slot. */
function unsentIn(store: World['store']): readonly Mark[] {
  const saved = savedIn(store.get(slot.unsentMarks));
  if (saved?.version !== version || saved.owner === null || saved.owner !== currentOwner(store)) return [];
  const { marks } = saved.fields;
  return Array.isArray(marks) ? marks.filter(isMark) : [];
}

const inThisTab = new EventTarget();

/** Tells the charts of this tab and the other tabs of this browser that the server has taken a mark. */
function announce({ store, now }: World, mark: Mark): void {
  const text = JSON.stringify({ ...mark, at: now() });
  if (mark.kind === 'favorite') return store.set(slot.favoriteChanged, text);
  store.set(slot.likeChanged, text);
  inThisTab.dispatchEvent(new CustomEvent('like', { detail: mark }));
}

/** Reports every like that the server has taken, from this tab or another. Returns the function that ends it. */
export function watchTakenLikes(report: (like: Mark) => void): () => void {
  const end = new AbortController();
  inThisTab.addEventListener('like', (event) => report((event as CustomEvent<Mark>).detail), { signal: end.signal });
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      const like = key === slot.likeChanged ? likeIn(newValue) : null;
      if (like) report(like);
    },
    { signal: end.signal },
  );
  return () => end.abort();
}

/** A like that another tab has stored; null if it is none. */
function likeIn(text: string | null): Mark | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return isMark(found) ? { kind: 'like', gameId: found.gameId, status: found.status } : null;
  } catch {
    return null;
  }
}

function isMark(found: unknown): found is Mark {
  const { kind, gameId, status } = (found ?? {}) as Partial<Record<keyof Mark, unknown>>;
  return (kind === 'favorite' || kind === 'like') && typeof gameId === 'string' && typeof status === 'boolean';
}
