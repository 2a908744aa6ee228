import { sql } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Scope } from '../../db/values.js';
import type { Locale } from '../../base/locale.js';
import type { Player } from '../../domain/player.js';
import type { Services } from '../../domain/services.js';
import { cardOf } from '../lobby/shown-cards.js';
import { countOf } from '../../domain/lobby/games.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { offsetOf, type Page } from '../../domain/lobby/paging.js';
import { MOST_FOUND, searchGames } from '../../domain/lobby/search.js';
import { findPromotion } from '../../domain/promotions/offers.js';
import { findRecord } from '../../domain/promotions/records.js';
import { contributionOf, gamesIn, gamesOn, scopeOf, shelvesIn } from '../../domain/promotions/scope.js';

type Schemas = components['schemas'];

/** The scope of a promotion, or the agreed scope of the player's own record. Throws `Refusal('notFound')`. */
export async function askedScope(
  db: Db,
  {
    promotionId,
    recordId,
    player,
  }: { readonly promotionId: string; readonly recordId?: string; readonly player: Player | null },
): Promise<readonly Scope[]> {
  if (recordId !== undefined) {
    const record = player === null ? undefined : await findRecord(db, player.id, recordId);
    if (record?.promotion_id !== promotionId) throw refusal('notFound');
    return record.terms.scope;
  }
  if ((await findPromotion(db, promotionId)) === undefined) throw refusal('notFound');
  return scopeOf(db, promotionId);
}

/** Games of a scope with the share of a stake that counts. A keyword finds at most `MOST_FOUND` games, as on the search page. */
export async function gamesOf(
  db: Db,
  scope: readonly Scope[],
  {
    page,
    services,
    makerId,
    categoryId,
    keyword,
  }: {
    readonly page: Page;
    readonly services: Services;
    readonly makerId?: string;
    readonly categoryId?: string;
    readonly keyword?: string;
  },
): Promise<{ rows: Schemas['PromotionGame'][]; total: number }> {
  let query = gamesIn(db, scope);
  const shelves = async () =>
    ((await shelvesIn(db, [scope]))[0] ?? []).filter(
      (shelf) =>
        (makerId === undefined || shelf.makerId === numberOf(makerId)) &&
        (categoryId === undefined || shelf.categoryId === categoryId),
    );
  if (makerId !== undefined) query = query.where('game.maker_id', '=', numberOf(makerId));
  if (categoryId !== undefined) query = query.where('game.category_id', '=', categoryId as 'slots');
  if (keyword !== undefined) {
    const { ids } = await searchGames(db, keyword, {
      filter: {},
      order: 'relevance',
      page: { page: 1, limit: MOST_FOUND },
    });
    query = query.where(sql<boolean>`game.id = any (${ids}::bigint[])`);
  }
  const rows = await query
    .orderBy('game.position')
    .orderBy('game.id')
    .offset(offsetOf(page))
    .limit(page.limit)
    .execute();
  const total = keyword === undefined ? gamesOn(await shelves()) : await countOf(query);
  return {
    rows: rows.map((row) => ({
      game: cardOf(row, services),
      contribution: contributionOf(scope, { gameId: row.id, makerId: row.maker_id, categoryId: row.category_id }) ?? 0,
    })),
    total,
  };
}

/** Makers and categories of the games of a scope. */
export async function makersOf(
  db: Db,
  scope: readonly Scope[],
  { services, lang }: { readonly services: Services; readonly lang: Locale },
): Promise<Schemas['PromotionMaker'][]> {
  const [shelves = []] = await shelvesIn(db, [scope]);
  const categories = await db.selectFrom('category').select(['id', 'name']).orderBy('position').execute();
  const makers = await db.selectFrom('maker').select(['id', 'name', 'art_id']).orderBy('position').execute();
  return makers.flatMap(({ id, name, art_id }) => {
    const own = shelves.filter(({ makerId }) => makerId === id);
    if (own.length === 0) return [];
    return [
      {
        makerId: String(id),
        makerName: name,
        logo: services.pictures.file(art_id),
        gameCount: gamesOn(own),
        categories: categories
          .filter((category) => own.some(({ categoryId }) => categoryId === category.id))
          .map((category) => ({ categoryId: category.id, categoryName: category.name[lang] })),
      },
    ];
  });
}
