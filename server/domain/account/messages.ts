import { sql } from 'kysely';
import type { Db } from '../../db/open.js';
import type { MessageCategory } from '../../db/schema.js';
import type { Player } from '../player.js';
import { numberOf } from '../lobby/ids.js';

const CATEGORIES: readonly MessageCategory[] = ['activity', 'platform', 'system'];

/** Unread messages of a category are counted up to this number: nobody reads off more, and counting them all is slow. */
const MOST_COUNTED = 100;

/** The number of unread messages by category; always all three categories. */
export async function unreadNumbers(db: Db, { id }: Player): Promise<{ category: MessageCategory; number: number }[]> {
  const { rows } = await sql<{ category: MessageCategory; number: number }>`
    select category, (select count(*) from (
      select 1 from message
      where player_id = ${id} and message.category = known.category and read_at is null
      limit ${MOST_COUNTED}
    ) as unread) as number
    from unnest(${sql.val(CATEGORIES)}::text[]) as known (category)`.execute(db);
  return CATEGORIES.map((category) => ({
    category,
    number: rows.find((row) => row.category === category)?.number ?? 0,
  }));
}

/** Marks one message as read; keeps the time of the first reading. False if the player has no such message. */
export async function markRead(db: Db, player: Player, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(at)) }))
    .where('player_id', '=', player.id)
    .where('id', '=', numberOf(id))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all messages as read, or those of one category; with `upTo` only those that are not newer. */
export async function markAllRead(
  db: Db,
  player: Player,
  { category, upTo }: { readonly category?: MessageCategory | undefined; readonly upTo?: string | undefined },
  at: Date,
): Promise<void> {
  await db
    .updateTable('message')
    .set({ read_at: at })
    .where('player_id', '=', player.id)
    .where('read_at', 'is', null)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? 'system'))
    .$if(upTo !== undefined, (query) => query.where('id', '<=', numberOf(upTo ?? '')))
    .execute();
}

/** Deletes messages. Ids that do not exist or belong to another player are skipped. False if none was deleted. */
export async function deleteMessages(db: Db, player: Player, ids: readonly string[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('message')
    .where('player_id', '=', player.id)
    .where('id', 'in', ids.map(numberOf))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
