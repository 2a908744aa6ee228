import type { components } from '../../../openapi/user-api.js';
import { countOf, maintenanceOf, type GameQuery, type GameRow } from '../../domain/lobby/games.js';
import { offsetOf, type Page } from '../../domain/lobby/paging.js';
import type { Services } from '../../domain/services.js';

type GameCard = components['schemas']['GameCard'];

/** One page of a list, and the length of the whole list: counted, unless the caller knows it. */
export async function cardPage(
  query: GameQuery,
  page: Page,
  services: Services,
  known?: Promise<number>,
): Promise<{ rows: GameCard[]; total: number }> {
  const [rows, total] = await Promise.all([
    query.offset(offsetOf(page)).limit(page.limit).execute(),
    known ?? countOf(query),
  ]);
  return { rows: rows.map((row) => cardOf(row, services)), total };
}

/** A game as lists show it. Maintenance is the game's or its maker's (J4). */
export function cardOf(row: GameRow, { pictures, clock }: Services): GameCard {
  const until = maintenanceOf(row, clock.now());
  return {
    gameId: String(row.id),
    name: row.name,
    makerId: String(row.maker_id),
    makerName: row.maker_name,
    categoryId: row.category_id,
    art: pictures.picture(row.art_id),
    isNew: row.new_position !== null,
    isHot: row.hot_position !== null,
    isPlayable: row.is_open,
    demoStatus: row.has_demo,
    maintenanceStatus: until !== null,
    maintenanceEndTime: until?.toISOString() ?? null,
  };
}
