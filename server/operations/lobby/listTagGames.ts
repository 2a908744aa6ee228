import { refusal } from '../../contract/refusal.js';
import { cardPage, games } from '../../domain/lobby/cards.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forAnyoneShared } from '../../operation.js';

/** Games under a navigation tag. */
export const operation = forAnyoneShared('listTagGames', async ({ db, services, path, query }) => {
  const tag = await db.selectFrom('navigation_tag').select('id').where('id', '=', path.tagId).executeTakeFirst();
  if (!tag) return refusal('notFound');
  const tagged = db.selectFrom('game_tag').select('game_id').where('tag_id', '=', tag.id);
  return cardPage(games(db).where('game.id', 'in', tagged).orderBy('game.position'), pageOf(query), services);
});
