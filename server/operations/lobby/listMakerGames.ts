import { refusal } from '../../base/refusal.js';
import { cardPage, gameCount, games } from '../../domain/lobby/cards.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forAnyoneShared } from '../operation.js';

/** Games of a maker. */
export const operation = forAnyoneShared('listMakerGames', async ({ db, services, path, query }) => {
  const makerId = numberOf(path.makerId);
  const maker = await db.selectFrom('maker').select('id').where('id', '=', makerId).executeTakeFirst();
  if (!maker) return refusal('notFound');
  return cardPage(
    games(db).where('game.maker_id', '=', makerId).orderBy('game.position').orderBy('game.id'),
    pageOf(query),
    services,
    gameCount(db, { makerId }),
  );
});
