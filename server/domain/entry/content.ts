import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Locale } from '../../locale.js';
import type { Pictures } from '../../pictures.js';

type Schemas = components['schemas'];

/** Banners of a position in their order. */
export async function bannersOf(
  db: Db,
  pictures: Pictures,
  position: 'home' | 'promotion',
  lang: Locale,
): Promise<Schemas['Banner'][]> {
  const rows = await db.selectFrom('banner').selectAll().where('place', '=', position).orderBy('position').execute();
  return rows.map((row) => ({
    bannerId: row.id,
    position,
    title: row.title[lang],
    text: row.text[lang],
    button: row.button[lang],
    link: row.link,
    art: pictures.picture(row.art_id),
    terms: row.terms[lang],
  }));
}

const bulletinColumns = ['id', 'title', 'summary', 'created_at'] as const;

/** Bulletins without their content, the newest first. */
export async function bulletins(
  db: Db,
  lang: Locale,
  { page, limit }: { page: number; limit: number },
): Promise<Schemas['Bulletin'][]> {
  const rows = await db
    .selectFrom('bulletin')
    .select(bulletinColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    bulletinId: row.id,
    title: row.title[lang],
    summary: row.summary[lang],
    createTime: row.created_at.toISOString(),
  }));
}

/** One bulletin: by id, or the newest that opens as a popup. */
export async function bulletin(
  db: Db,
  lang: Locale,
  wanted: { id: string } | 'popup',
): Promise<Schemas['BulletinInfo'] | null> {
  const query = db
    .selectFrom('bulletin')
    .select([...bulletinColumns, 'content'])
    .orderBy('created_at', 'desc')
    .limit(1);
  const row = await (
    wanted === 'popup' ? query.where('is_popup', '=', true) : query.where('id', '=', wanted.id)
  ).executeTakeFirst();
  if (!row) return null;
  return {
    bulletinId: row.id,
    title: row.title[lang],
    summary: row.summary[lang],
    content: row.content[lang],
    createTime: row.created_at.toISOString(),
  };
}
