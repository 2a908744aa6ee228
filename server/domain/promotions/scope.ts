import { sql } from 'kysely';
import type { Scope } from '../../db/values.js';
import type { Db } from '../../db/open.js';
import { games, type GameQuery } from '../lobby/games.js';

interface Placed {
  readonly gameId: number;
  readonly makerId: number;
  readonly categoryId: string;
}

/** The narrowest first: a rule for a game overrides a rule for its maker. */
const ORDER: readonly Scope['kind'][] = ['game', 'maker', 'category', 'all'];

/** Per cent of a stake on the game that counts; null for a game outside the scope. */
export function contributionOf(scope: readonly Scope[], { gameId, makerId, categoryId }: Placed): number | null {
  const refs: Readonly<Record<Scope['kind'], string>> = {
    game: String(gameId),
    maker: String(makerId),
    category: categoryId,
    all: '',
  };
  for (const kind of ORDER) {
    const found = scope.find((part) => part.kind === kind && part.ref === refs[kind]);
    if (found !== undefined) return found.contribution;
  }
  return null;
}

/** The current scope of a promotion. */
export function scopeOf(db: Db, promotionId: string): Promise<Scope[]> {
  return db
    .selectFrom('promotion_scope')
    .select(['kind', 'ref', 'contribution'])
    .where('promotion_id', '=', promotionId)
    .orderBy('kind')
    .orderBy('ref')
    .execute();
}

/** The base query of a list of the scope's games. */
export function gamesIn(db: Db, scope: readonly Scope[]): GameQuery {
  if (refsOf(scope, 'all').length > 0) return games(db);
  return games(db).where((eb) =>
    eb.or([
      sql<boolean>`game.id = any (${refsOf(scope, 'game')}::bigint[])`,
      sql<boolean>`game.maker_id = any (${refsOf(scope, 'maker')}::bigint[])`,
      sql<boolean>`game.category_id = any (${refsOf(scope, 'category')})`,
    ]),
  );
}

const refsOf = (scope: readonly Scope[], kind: Scope['kind']): string[] =>
  scope.filter((part) => part.kind === kind).map(({ ref }) => ref);

/** The number of games of a maker in a category that belong to a scope. */
export interface Shelf {
  readonly makerId: number;
  readonly categoryId: string;
  readonly games: number;
}

/** The shelves of each scope. From kept counts (decision 028): counting games takes longer the more there are. */
export async function shelvesIn(db: Db, scopes: readonly (readonly Scope[])[]): Promise<Shelf[][]> {
  const shelves: Shelf[] = await db
    .selectFrom('game_count')
    .select(['maker_id as makerId', 'category_id as categoryId', 'games'])
    .where('games', '>', 0)
    .execute();
  const named = await db
    .selectFrom('game')
    .select(['id', 'maker_id as makerId', 'category_id as categoryId'])
    .where(sql<boolean>`id = any (${scopes.flatMap((scope) => refsOf(scope, 'game'))}::bigint[])`)
    .execute();
  return scopes.map((scope) => {
    const [makers, categories] = [new Set(refsOf(scope, 'maker')), new Set(refsOf(scope, 'category'))];
    const ids = new Set(refsOf(scope, 'game'));
    const isWhole = refsOf(scope, 'all').length > 0;
    const isIn = ({ makerId, categoryId }: Pick<Shelf, 'makerId' | 'categoryId'>) =>
      isWhole || categories.has(categoryId) || makers.has(String(makerId));
    const single = named.filter((game) => ids.has(String(game.id)) && !isIn(game));
    return [...shelves.filter(isIn), ...single.map(({ makerId, categoryId }) => ({ makerId, categoryId, games: 1 }))];
  });
}

export const gamesOn = (shelves: readonly Shelf[]): number => shelves.reduce((sum, shelf) => sum + shelf.games, 0);

/** The number of games in the scope of each promotion. */
export async function gameCounts(db: Db, promotionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const parts = await db
    .selectFrom('promotion_scope')
    .select(['promotion_id', 'kind', 'ref', 'contribution'])
    .where('promotion_id', 'in', promotionIds.length > 0 ? promotionIds : [''])
    .execute();
  const shelves = await shelvesIn(
    db,
    promotionIds.map((id) => parts.filter(({ promotion_id }) => promotion_id === id)),
  );
  return new Map(promotionIds.map((id, index) => [id, gamesOn(shelves[index] ?? [])]));
}
