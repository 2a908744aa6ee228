import type { components } from '../../../openapi/user-api.js';
import type { Locale } from '../../base/locale.js';
import type { Db } from '../../db/open.js';
import type { MessageCategory } from '../../db/schema.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { countedTo, offsetOf, type Page } from '../../domain/lobby/paging.js';
import type { Player } from '../../domain/player.js';

type Schemas = components['schemas'];

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

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
