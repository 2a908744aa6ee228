import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/open.js';
import type { GameFeatureKind } from '../../db/schema.js';
import type { CategoryId } from '../../db/values.js';
import { nearness } from './nearness.js';
import { offsetOf, type Page } from './paging.js';

/** The most words of a search. The contract refuses more, as it refuses more than 40 characters. */
const MOST_WORDS = 5;

/** A search finds no more games than this, so that its cost does not grow with the catalogue. */
export const MOST_FOUND = 1000;

/** Words of the catalogue that are compared with one typed word, for each way of finding them. */
const MOST_COMPARED = 300;
/** Words of the catalogue that one typed word may stand for: the nearest ones. */
const MOST_MEANT = 100;

/** A word in the name of a game counts more than a keyword or the maker. */
const IN_NAME = 3;

export type SearchOrder = 'relevance' | 'new' | 'hot' | 'name';

export interface SearchFilter {
  readonly categoryId?: CategoryId | undefined;
  readonly makerId?: number | undefined;
  readonly tagId?: string | undefined;
  readonly feature?: GameFeatureKind | undefined;
}

/** A word of the catalogue that a typed word may stand for, and how near it is. */
interface Meant {
  readonly word: string;
  readonly score: number;
}

/**
 * Games that have every typed word, in any script, or all games without a word: the ids of one page, and how many were
 * found in all (at most `MOST_FOUND`, those that come first by the rarest word).
 */
export async function searchGames(
  db: Db,
  keyword: string,
  { filter, order, page }: { readonly filter: SearchFilter; readonly order: SearchOrder; readonly page: Page },
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const meanings = await meaningsOf(db, keyword);
  if (meanings.some((meant) => meant.length === 0)) return { ids: [], total: 0 };
  const byScore = order === 'relevance' ? sql`found.score desc,` : sql``;
  // The indexes in which games are found store their places; for another order each game is read.
  const [from, by] =
    ORDERS[order] === PLACE
      ? [sql`found`, sql`found.place`]
      : [sql`found join game g on g.id = found.game_id`, ORDERS[order]];
  const { rows } = await sql<{ ids: number[] | null; total: number }>`
    with found as materialized (${await foundBy(db, meanings, filter, order)}), page as (
      select found.game_id as id, row_number() over (order by ${byScore} ${by}) as nth
      from ${from} order by nth offset ${offsetOf(page)} limit ${page.limit}
    )
    select (select json_agg(id order by nth) from page) as ids, (select count(*) from found) as total`.execute(db);
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 };
}

/** For each typed word, the words of the catalogue that it may stand for, the nearest first. */
async function meaningsOf(db: Db, keyword: string): Promise<Meant[][]> {
  const { rows } = await sql<{ nth: number; typed: string; word: string | null }>`
    select t.nth, t.word as typed, own.word
    from regexp_split_to_table(search_fold(${keyword}), '\\s+') with ordinality as t (word, nth)
    left join lateral (
      (select word from search_word
        where word >= t.word collate "C" and word < (t.word || U&'\\+10FFFF') collate "C" order by word limit ${MOST_COMPARED})
      union
      (select word from search_word
        where pieces @> search_pieces(t.word) and search_pieces(t.word) <> '{}' and strpos(word, t.word) > 0 limit ${MOST_COMPARED})
      union
      (select word from search_word
        where length(t.word) >= 4 and variants && search_variants(t.word, case when length(t.word) >= 8 then 2 else 1 end)
        limit ${MOST_COMPARED})
    ) own on true
    where t.word <> ''
    order by t.nth`.execute(db);
  const numbers = [...new Set(rows.map(({ nth }) => nth))].slice(0, MOST_WORDS);
  return numbers.map((number) =>
    rows
      .flatMap(({ nth, typed, word }) =>
        nth === number && word !== null ? [{ word, score: nearness(word, typed) }] : [],
      )
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MOST_MEANT),
  );
}

/** The games that are found, with their scores and places. */
async function foundBy(
  db: Db,
  meanings: readonly Meant[][],
  filter: SearchFilter,
  order: SearchOrder,
): Promise<RawBuilder<unknown>> {
  const [rarest, ...others] = await byRarity(db, meanings);
  if (rarest === undefined) return allGames(filter, order);
  // A word in the name first: entries are read until there are enough games.
  const ways = rarest
    .flatMap(({ word, score }) => [
      { word, isInName: true, score: IN_NAME * score },
      { word, isInName: false, score },
    ])
    .toSorted((one, other) => other.score - one.score);
  const lead = sql`
    select game_id, max(score) as score, min(place) as place from (
      select e.game_id, e.place, way.score
      from unnest(
        ${ways.map(({ word }) => word)}::text[],
        ${ways.map(({ isInName }) => isInName)}::boolean[],
        ${ways.map(({ score }) => score)}::integer[]
      ) as way (word, in_name, score)
      cross join lateral (
        select game_id, e.place from search_entry e
        where e.word = way.word collate "C" and e.in_name = way.in_name and ${fits(filter, sql.ref('e.game_id'))}
        order by e.place limit ${MOST_FOUND}
      ) e limit ${MOST_FOUND}
    ) entry group by game_id`;
  if (others.length === 0) return lead;
  const scores = others.map(
    (meant) => sql`(
      select max(meant.score * case when e.in_name then ${IN_NAME}::integer else 1 end) from search_entry e
      join unnest(${meant.map(({ word }) => word)}::text[], ${meant.map(({ score }) => score)}::integer[]) as meant (word, score)
        on meant.word collate "C" = e.word
      where e.game_id = lead.game_id)`,
  );
  return sql`
    select * from (
      select game_id, score + ${sql.join(scores, sql` + `)} as score, place from (${lead}) lead
    ) scored where score is not null`;
}

/** The games of a search without words: the first of its order. */
function allGames({ categoryId, makerId, tagId, feature }: SearchFilter, order: SearchOrder): RawBuilder<unknown> {
  if (tagId === undefined && feature === undefined)
    return sql`
      select g.id as game_id, 0 as score, ${PLACE} as place from game g
      where ${fits({ categoryId, makerId }, sql.ref('g.id'))}
      order by ${ORDERS[order]} limit ${MOST_FOUND}`;
  // Tags and features have what is filtered by in an index of their own. A feature under a tag is looked up.
  const [table, own] =
    tagId === undefined
      ? [sql`game_feature`, sql`t.feature = ${feature}`]
      : [sql`game_tag`, sql`t.tag_id = ${tagId} and ${fits({ feature }, sql.ref('t.game_id'))}`];
  const chosen = sql`
    ${own}
    ${categoryId === undefined ? sql`` : sql`and t.category_id = ${categoryId}`}
    ${makerId === undefined ? sql`` : sql`and t.maker_id = ${makerId}`}`;
  if (ORDERS[order] === PLACE)
    return sql`select t.game_id, 0 as score, t.place from ${table} t where ${chosen} order by t.place limit ${MOST_FOUND}`;
  return sql`
    select g.id as game_id, 0 as score, t.place from ${table} t join game g on g.id = t.game_id where ${chosen}
    order by ${ORDERS[order]} limit ${MOST_FOUND}`;
}

/** The typed words with the fewest entries first: games are found by the first one and checked for the others. */
async function byRarity(db: Db, meanings: readonly Meant[][]): Promise<Meant[][]> {
  if (meanings.length < 2) return [...meanings];
  const counted = await Promise.all(
    meanings.map(async (meant) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from (
          select 1 from search_entry where word = any (${meant.map(({ word }) => word)}::text[] collate "C") limit ${MOST_FOUND}
        ) entry`.execute(db);
      return { meant, count: rows[0]?.count ?? 0 };
    }),
  );
  return counted.toSorted((one, other) => one.count - other.count).map(({ meant }) => meant);
}

/** Whether a game is in the category, of the maker and under the tag, and has the feature, that were asked for. */
function fits({ categoryId, makerId, tagId, feature }: SearchFilter, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (categoryId !== undefined || makerId !== undefined)
    conditions.push(sql`exists (
      select from game own where own.id = ${id}
      ${categoryId === undefined ? sql`` : sql`and own.category_id = ${categoryId}`}
      ${makerId === undefined ? sql`` : sql`and own.maker_id = ${makerId}`})`);
  if (tagId !== undefined)
    conditions.push(sql`exists (select from game_tag where game_tag.game_id = ${id} and game_tag.tag_id = ${tagId})`);
  if (feature !== undefined)
    conditions.push(
      sql`exists (select from game_feature where game_feature.game_id = ${id} and game_feature.feature = ${feature})`,
    );
  return sql.join(conditions, sql` and `);
}

const PLACE = sql`game_place(g.is_open, g.hot_position, g.position)`;
const ORDERS: Readonly<Record<SearchOrder, RawBuilder<unknown>>> = {
  relevance: PLACE,
  hot: PLACE,
  new: sql`g.new_position, g.position`,
  name: sql`g.name, g.id`,
};
