import { refusal } from '../../base/refusal.js';
import { cardPage, games, type GameQuery } from '../../domain/lobby/cards.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forAnyoneShared } from '../operation.js';

/** Games under a navigation tag. */
export const operation = forAnyoneShared('listTagGames', async ({ db, services, path, query }) => {
  const tag = await db.selectFrom('navigation_tag').select('id').where('id', '=', path.tagId).executeTakeFirst();
  if (!tag) return refusal('notFound');
  const tagged = games(db)
    .innerJoin('game_tag', 'game_tag.game_id', 'game.id')
    .where('game_tag.tag_id', '=', tag.id)
    .orderBy('game_tag.position')
    .orderBy('game_tag.game_id');
  const count = db
    .selectFrom('game_tag')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tag_id', '=', tag.id)
    .executeTakeFirstOrThrow();
  return cardPage(
    tagged as unknown as GameQuery,
    pageOf(query),
    services,
    count.then(({ total }) => total),
  );
});
