-- Home shows the makers with the most games that can be played, and the games of a promotion are listed by position: both read
-- every game, which took a tenth of a second with 100,000 of them.

alter table game_count add column open_games bigint not null default 0;
comment on column game_count.open_games is 'Those of the games that can be played; the others are announced.';
comment on table game_count is 'Number of games by category and maker, kept by triggers of game.';

drop function add_game_counts(text[], bigint[], bigint[]);
create function add_game_counts(category text[], maker bigint[], games bigint[], open_games bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into game_count as kept (category_id, maker_id, games, open_games)
  select c, m, sum(g), sum(o) from unnest(category, maker, games, open_games) as changed (c, m, g, o)
  group by c, m having sum(g) <> 0 or sum(o) <> 0 order by c, m
  on conflict (category_id, maker_id) do update set games = kept.games + excluded.games, open_games = kept.open_games + excluded.open_games
$$;
create or replace function game_counted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform add_game_counts(array_agg(category_id), array_agg(maker_id), array_agg(games), array_agg(open_games)) from (
      select category_id, maker_id, count(*) as games, count(*) filter (where is_open) as open_games from added group by 1, 2
    ) changed;
  end if;
  if tg_op <> 'INSERT' then
    perform add_game_counts(array_agg(category_id), array_agg(maker_id), array_agg(games), array_agg(open_games)) from (
      select category_id, maker_id, -count(*) as games, -count(*) filter (where is_open) as open_games from gone group by 1, 2
    ) changed;
  end if;
  return null;
end $$;
update game_count set open_games = counted.open_games from (
  select category_id, maker_id, count(*) as open_games from game where is_open group by 1, 2
) counted where counted.category_id = game_count.category_id and counted.maker_id = game_count.maker_id;

create index game_in_position on game (position, id);
