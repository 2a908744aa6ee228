import type { GameCard } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { currentOwner, savedIn, type Saved } from '../saved.js';
import { slot } from '../store.js';

/** Played games as they were read last. `asOf`: when, by this device's clock, in ms since the epoch. */
type RememberedGames = { games: readonly GameCard[]; asOf: number };

const version = 1;
/** As many as the first page of the list shows. */
const most = 30;

/** Stores the games that the player has played, the latest first. A shorter list replaces only the start of a longer one. */
export function rememberPlayed(
  { store, now }: Pick<Outside, 'store' | 'now'>,
  games: readonly GameCard[],
  total: number,
): void {
  const ids = new Set(games.map(({ gameId }) => gameId));
  const earlier = total > games.length ? (recallPlayed({ store })?.games ?? []) : [];
  const rows = [...games, ...earlier.filter(({ gameId }) => !ids.has(gameId))].slice(0, Math.min(most, total));
  const saved: Saved = { version, at: now(), owner: currentOwner(store), fields: { rows } };
  store.set(slot.playedGames, JSON.stringify(saved));
}

/** The games that this player has played, as they were read last; null if there are none. */
export function recallPlayed({ store }: Pick<Outside, 'store'>): RememberedGames | null {
  const saved = savedIn(store.get(slot.playedGames));
  if (saved?.version !== version || saved.owner === null || saved.owner !== currentOwner(store)) return null;
  const { rows } = saved.fields;
  const games = Array.isArray(rows) ? rows.filter(isCard) : [];
  return games.length > 0 && Number.isFinite(saved.at) ? { games, asOf: saved.at } : null;
}

const texts = ['gameId', 'name', 'makerId', 'makerName', 'categoryId'] as const;
const flags = ['isNew', 'isHot', 'isPlayable', 'demoStatus', 'maintenanceStatus'] as const;

/** Another version or another program may have written the slot. */
function isCard(found: unknown): found is GameCard {
  const card = (found ?? {}) as Partial<Record<keyof GameCard, unknown>>;
  const art = (card.art ?? {}) as { name?: unknown; dominant?: unknown };
  return (
    texts.every((name) => typeof card[name] === 'string') &&
    flags.every((name) => typeof card[name] === 'boolean') &&
    typeof art.name === 'string' &&
    typeof art.dominant === 'string' &&
    (card.maintenanceEndTime === null || typeof card.maintenanceEndTime === 'string')
  );
}
