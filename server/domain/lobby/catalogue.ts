import { sql } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Texts } from '../../locale.js';
import type { Db } from '../../db/open.js';
import type { Services } from '../../services.js';

type Schemas = components['schemas'];

/** The keys of titles on the wire (F5). There is no key for Malay, which falls back to English. */
const titleKeys = { en: 'en_US', th: 'th_TH', zh: 'zh_CN', mm: 'my_MM' } as const;

/** A title as the specification sends it: JSON text with the keys th, en, zh, mm. */
export const titleOf = (texts: Texts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(titleKeys).map(([key, locale]) => [key, { title: texts[locale] }])));

export async function categories(db: Db): Promise<Schemas['Category'][]> {
  const rows = await db.selectFrom('category').selectAll().orderBy('position').execute();
  return rows.map(({ id, name }) => ({ categoryId: id, categoryName: name.en_US, title: titleOf(name), icon: id }));
}

/** All makers, or the makers with games in a category. */
export async function makers(db: Db, { pictures }: Services, categoryId?: string): Promise<Schemas['Maker'][]> {
  const counted = db
    .selectFrom('maker')
    .innerJoin('game_count', 'game_count.maker_id', 'maker.id')
    .select(['maker.id', 'maker.name', 'maker.art_id', sql<number>`sum(games)::bigint`.as('count')])
    .where('games', '>', 0)
    .groupBy('maker.id')
    .orderBy('maker.position');
  const rows = await (
    categoryId === undefined ? counted : counted.where('game_count.category_id', '=', categoryId as 'slots')
  ).execute();
  return rows.map(({ id, name, art_id, count }) => ({
    makerId: String(id),
    makerName: name,
    logo: pictures.file(art_id),
    gameCount: count,
  }));
}

export async function navigationTags(db: Db): Promise<Schemas['NavigationTag'][]> {
  const rows = await db.selectFrom('navigation_tag').selectAll().orderBy('position').execute();
  return rows.map(({ id, name }) => ({ tagId: id, tagName: name.en_US, title: titleOf(name) }));
}
