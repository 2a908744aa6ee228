import { sql } from 'kysely';
import type { Scope } from '../../db/values.js';
import type { Db } from '../../db/open.js';
import { games, type GameQuery } from '../lobby/cards.js';

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
  const refs = (kind: Scope['kind']): string[] => scope.filter((part) => part.kind === kind).map(({ ref }) => ref);
  if (refs('all').length > 0) return games(db);
  return games(db).where((eb) =>
    eb.or([
      sql<boolean>`game.id::text = any (${refs('game')})`,
      sql<boolean>`game.maker_id::text = any (${refs('maker')})`,
      sql<boolean>`game.category_id = any (${refs('category')})`,
    ]),
  );
}

/** The number of games in the scope of each promotion. One without games has no entry. */
export async function gameCounts(db: Db, promotionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; games: number }>`
    select s.promotion_id as id, count(distinct g.id) as games
    from promotion_scope s
    join game g on s.kind = 'all' or (s.kind = 'game' and g.id::text = s.ref)
      or (s.kind = 'maker' and g.maker_id::text = s.ref) or (s.kind = 'category' and g.category_id = s.ref)
    where s.promotion_id = any(${promotionIds})
    group by s.promotion_id`.execute(db);
  return new Map(rows.map(({ id, games: count }) => [id, count]));
}
