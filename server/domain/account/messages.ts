import { sql } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { MessageCategory } from '../../db/schema.js';
import type { Locale } from '../../base/locale.js';
import type { Player } from '../player.js';
import { numberOf } from '../lobby/ids.js';
import { countedTo, offsetOf, type Page } from '../lobby/paging.js';

type Schemas = components['schemas'];

const CATEGORIES: readonly MessageCategory[] = ['activity', 'platform', 'system'];

/** Unread messages of a category are counted up to this number: nobody reads off more, and counting them all is slow. */
const MOST_COUNTED = 100;

/** The number of unread messages by category; always all three categories. */
export async function unreadNumbers(db: Db, { id }: Player): Promise<Schemas['MessageNumber'][]> {
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

const own = (db: Db, { id }: Player) => db.selectFrom('message').where('player_id', '=', id);

/** Messages of a player, the newest first. */
export async function messages(
  db: Db,
  player: Player,
  category: MessageCategory | undefined,
  page: Page,
  lang: Locale,
): Promise<{ rows: Schemas['Message'][]; total: number }> {
  const found = category === undefined ? own(db, player) : own(db, player).where('category', '=', category);
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
    .execute();
  const { total } = await db
    .selectFrom(found.select('id').limit(countedTo(page)).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({
      id: String(row.id),
      category: row.category,
      title: row.title[lang],
      summary: firstLine(row.content[lang]),
      createTime: row.created_at.toISOString(),
      readStatus: row.read_at !== null,
    })),
    total,
  };
}

/** One message with its content, or null. Reading it does not mark it as read: `markRead` does. */
export async function message(
  db: Db,
  player: Player,
  id: string,
  lang: Locale,
): Promise<Schemas['MessageInfo'] | null> {
  const row = await own(db, player).selectAll().where('id', '=', numberOf(id)).executeTakeFirst();
  if (!row) return null;
  return {
    id: String(row.id),
    category: row.category,
    title: row.title[lang],
    summary: firstLine(row.content[lang]),
    createTime: row.created_at.toISOString(),
    readStatus: row.read_at !== null,
    content: row.content[lang],
    link: row.link,
  };
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
  { category, upTo }: Schemas['ReadAllRequest'],
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

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
