import type { Favorites } from '../../../machines/lobby/favorites.machine.js';
import type { Mark } from '../../../machines/lobby/marks.js';
import type { Result } from '../../../machines/vocabulary.js';
import { drawnInPlace, quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { currentOwner, savedIn } from '../saved.js';
import { slot } from '../store.js';

type World = Pick<Outside, 'api' | 'list' | 'done' | 'store' | 'now'>;

/** The largest page size of the contract. */
const limit = 100;
const headers = { [quietHeader]: '1' };
const version = 1;

/** All favourites of the player, and the marks that an earlier visit could not send. */
export async function readFavorites({ api, list, store }: World, signal: AbortSignal): Promise<Favorites> {
  const pageOf = (page: number) =>
    list(api.GET('/game/favorite/list', { params: { query: { page, limit } }, headers, signal }), drawnInPlace);
  const { rows, total } = await pageOf(1);
  const others = await Promise.all(
    Array.from({ length: Math.ceil(total / limit) - 1 }, (_, index) => pageOf(index + 2)),
  );
  const gameIds = [...rows, ...others.flatMap((other) => other.rows)].map(({ gameId }) => gameId);
  return { gameIds, unsent: unsentIn(store) };
}

/** Sends a mark. Rejects when there was no response; then it is not known whether it arrived, and it may be sent again. */
export async function sendMark(world: World, mark: Mark, signal: AbortSignal): Promise<Result<null>> {
  const { gameId, status } = mark;
  const call = { params: { path: { gameId } }, body: { status }, headers, signal };
  // What is being sent is stored no longer: the next visit would send it over a newer mark of another device.
  world.store.remove(slot.unsentMarks);
  const result = await world.done(
    mark.kind === 'like'
      ? world.api.POST('/game/like/{gameId}', call)
      : world.api.POST('/game/favorite/{gameId}', call),
    drawnInPlace,
  );
  if (result.ok) announce(world, mark);
  return result;
}

/** Stores the marks of this player for the next visit. */
export function keepMarks({ store, now }: World, marks: readonly Mark[]): void {
  store.set(slot.unsentMarks, JSON.stringify({ version, at: now(), owner: currentOwner(store), fields: { marks } }));
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
  store.set(slot.markChanged, JSON.stringify({ ...mark, at: now() }));
  inThisTab.dispatchEvent(new CustomEvent('mark', { detail: mark }));
}

/** Reports every mark that the server has taken, from this tab or another. Returns the function that ends it. */
export function watchMarks(report: (mark: Mark) => void): () => void {
  const end = new AbortController();
  inThisTab.addEventListener('mark', (event) => report((event as CustomEvent<Mark>).detail), { signal: end.signal });
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      const mark = key === slot.markChanged ? markIn(newValue) : null;
      if (mark) report(mark);
    },
    { signal: end.signal },
  );
  return () => end.abort();
}

/** A mark that another tab has stored; null if it is none. */
export function markIn(text: string | null): Mark | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return isMark(found) ? { kind: found.kind, gameId: found.gameId, status: found.status } : null;
  } catch {
    return null;
  }
}

function isMark(found: unknown): found is Mark {
  const { kind, gameId, status } = (found ?? {}) as Partial<Record<keyof Mark, unknown>>;
  return (kind === 'favorite' || kind === 'like') && typeof gameId === 'string' && typeof status === 'boolean';
}
