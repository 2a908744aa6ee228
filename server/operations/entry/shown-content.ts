import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Locale } from '../../base/locale.js';
import { isOn, siteSettings } from '../../domain/entry/site-settings.js';
import type { Pictures } from '../../domain/pictures.js';

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

/** The picture below home on phones: the first banner of its place. Null unless the operator has switched it on. */
export async function bottomPictureOf(
  db: Db,
  pictures: Pictures,
  lang: Locale,
): Promise<Schemas['BottomPicture'] | null> {
  if (!isOn((await siteSettings(db)).mobileBottomPictureStatus)) return null;
  const row = await db
    .selectFrom('banner')
    .select(['title', 'link', 'art_id'])
    .where('place', '=', 'bottom')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { title: row.title[lang], link: row.link, art: pictures.picture(row.art_id) };
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

const wholeBulletins = (db: Db) => db.selectFrom('bulletin').select([...bulletinColumns, 'content', 'updated_at']);
type WholeBulletin = Awaited<ReturnType<ReturnType<typeof wholeBulletins>['executeTakeFirstOrThrow']>>;

const infoOf =
  (lang: Locale) =>
  (row: WholeBulletin): Schemas['BulletinInfo'] => ({
    bulletinId: row.id,
    title: row.title[lang],
    summary: row.summary[lang],
    content: row.content[lang],
    createTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
  });

/** One bulletin, or null. */
export async function bulletin(db: Db, lang: Locale, id: string): Promise<Schemas['BulletinInfo'] | null> {
  const row = await wholeBulletins(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : infoOf(lang)(row);
}

/** More of them nobody reads at once. */
const MOST_POPUPS = 5;

/** The bulletins that open as popups, the newest first. */
export async function popupBulletins(db: Db, lang: Locale): Promise<Schemas['BulletinInfo'][]> {
  const rows = await wholeBulletins(db)
    .where('is_popup', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_POPUPS)
    .execute();
  return rows.map(infoOf(lang));
}
