import { sql } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Texts } from '../../base/locale.js';
import type { Db } from '../../db/open.js';
import type { Services } from '../../domain/services.js';

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

const countedMakers = (db: Db) =>
  db
    .selectFrom('maker')
    .innerJoin('game_count', 'game_count.maker_id', 'maker.id')
    .select(['maker.id', 'maker.name', 'maker.art_id', sql<number>`sum(games)::bigint`.as('count')])
    .where('games', '>', 0)
    .groupBy('maker.id');

const makerOf =
  ({ pictures }: Services) =>
  ({ id, name, art_id, count }: { id: number; name: string; art_id: string; count: number }): Schemas['Maker'] => ({
    makerId: String(id),
    makerName: name,
    logo: pictures.file(art_id),
    gameCount: count,
  });

/** All makers, or the makers with games in a category. */
export async function makers(db: Db, services: Services, categoryId?: string): Promise<Schemas['Maker'][]> {
  const counted = countedMakers(db).orderBy('maker.position');
  const rows = await (
    categoryId === undefined ? counted : counted.where('game_count.category_id', '=', categoryId as 'slots')
  ).execute();
  return rows.map(makerOf(services));
}

/** The makers with the most games that can be played, at most so many. */
export async function makersToPlay(db: Db, services: Services, most: number): Promise<Schemas['Maker'][]> {
  const rows = await countedMakers(db)
    .orderBy(sql`sum(open_games)`, 'desc')
    .orderBy('count', 'desc')
    .orderBy('maker.position')
    .limit(most)
    .execute();
  return rows.map(makerOf(services));
}

export async function navigationTags(db: Db): Promise<Schemas['NavigationTag'][]> {
  const rows = await db.selectFrom('navigation_tag').selectAll().orderBy('position').execute();
  return rows.map(({ id, name }) => ({ tagId: id, tagName: name.en_US, title: titleOf(name) }));
}
