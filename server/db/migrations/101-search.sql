-- Search by words in any script. Trigrams of pg_trgm depend on the locale of the server: under "C" a Thai, Burmese or
-- Chinese word has none. So the index is made here: a dictionary of all words of the catalogue with the parts by which a
-- typed word finds them, and the games of each word in the order of the lists.

-- Removes accents and case: "pina" finds "Piña". Vowel signs of Thai and Burmese are letters and stay.
create function search_fold(words text) returns text language sql immutable parallel safe as $$
  select normalize(lower(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g')), nfc)
$$;

-- Two neighbouring letters each: a word that contains another one has all of its pieces. A Chinese character is a word of
-- its own.
create function search_pieces(word text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct piece), '{}') from generate_series(1, length(word)) at
  cross join lateral (values (substr(word, at, 2)), (substr(word, at, 1))) part (piece)
  where length(piece) = 2 or piece ~ '[\u3400-\u9fff]'
$$;

-- The first seven letters with up to `errors` of them left out: two words with so many typing errors between them share
-- one of these variants.
create function search_variants(word text, errors integer) returns text[] language sql immutable parallel safe as $$
  with recursive variant (text, left_out) as (
    select left(word, 7), 0
    union
    select left(text, at - 1) || substr(text, at + 1), left_out + 1
    from variant cross join lateral generate_series(1, length(text)) at
    where left_out < errors and length(text) > 1
  )
  select array_agg(distinct text) from variant
$$;

create table search_word (
  word text collate "C" primary key,
  pieces text[] not null,
  variants text[] not null
);
create index search_word_pieces on search_word using gin (pieces) with (fastupdate = off);
create index search_word_variants on search_word using gin (variants) with (fastupdate = off);
comment on table search_word is 'Every word by which a game can be found, folded.';

create table search_entry (
  -- No foreign key: the triggers of game are the only writers, and a check for each of a game's words is slow.
  game_id bigint not null,
  word text collate "C" not null,
  in_name boolean not null,
  place bigint not null,
  primary key (game_id, word)
);
create index search_entry_in_order on search_entry (word, in_name, place) include (game_id);
comment on table search_entry is 'The words of each game, kept by triggers of game and maker.';
comment on column search_entry.in_name is 'The word is in the name of the game: it counts more than a keyword or the maker.';
comment on column search_entry.place is 'Open games first, then the hot ones, then by position.';

create function game_place(is_open boolean, hot_position integer, "position" integer) returns bigint language sql immutable parallel safe as $$
  select (case when is_open then 0 else 1::bigint << 62 end) + (coalesce(hot_position, 2147483647)::bigint << 31) + "position"
$$;

create function index_games(ids bigint[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_entry where game_id = any (ids);
  insert into search_entry (game_id, word, in_name, place)
  select g.id, w.word, bool_or(w.in_name), game_place(g.is_open, g.hot_position, g.position)
  from game g join maker m on m.id = g.maker_id
  cross join lateral (
    select regexp_split_to_table(search_fold(g.name), '\s+'), true
    union all
    select regexp_split_to_table(search_fold(m.name || ' ' || (select string_agg(value, ' ') from jsonb_each_text(g.keywords))), '\s+'), false
  ) w (word, in_name)
  where g.id = any (ids) and w.word <> ''
  group by g.id, w.word;
  insert into search_word (word, pieces, variants)
  select word, search_pieces(word), search_variants(word, 2) from (
    select distinct word from search_entry e where game_id = any (ids) and not exists (select from search_word s where s.word = e.word)
  ) missing
  order by word on conflict do nothing;
end $$;

create function game_indexed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform index_games(array_agg(id)) from added;
  else
    perform index_games(array_agg(added.id)) from added join gone on gone.id = added.id
    where (added.name, added.keywords, added.maker_id, added.is_open, added.hot_position, added.position)
      is distinct from (gone.name, gone.keywords, gone.maker_id, gone.is_open, gone.hot_position, gone.position);
  end if;
  return null;
end $$;
create function game_removed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_entry where game_id in (select id from gone);
  return null;
end $$;
create trigger game_removed after delete on game referencing old table as gone for each statement execute function game_removed();
create trigger game_indexed_insert after insert on game referencing new table as added for each statement execute function game_indexed();
create trigger game_indexed_update after update on game referencing old table as gone new table as added for each statement execute function game_indexed();

create function maker_renamed() returns trigger language plpgsql as $$
begin
  perform index_games(array_agg(id)) from game where maker_id = new.id;
  return null;
end $$;
create trigger maker_renamed after update of name on maker for each row when (new.name <> old.name) execute function maker_renamed();

select index_games(array_agg(id)) from game;

-- The orders of a search without words.
create index game_in_place on game (game_place(is_open, hot_position, position));
create index game_in_new_order on game (new_position, position);
create index game_by_name on game (name);
