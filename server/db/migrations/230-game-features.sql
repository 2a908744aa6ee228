-- What a game has, so that lists can be narrowed by it: kept like the tags of games, in the order of a search and with what it
-- filters by (196).
create table game_feature (
  game_id bigint not null references game (id),
  feature text not null check (feature in ('demo', 'lines', 'ways', 'cascades', 'wilds', 'manyBets', 'cardSwap')),
  place bigint not null,
  category_id text not null,
  maker_id bigint not null,
  primary key (feature, game_id)
);
create index game_feature_in_place on game_feature (feature, place) include (game_id, category_id, maker_id);
create index game_feature_of_game on game_feature (game_id);
comment on table game_feature is 'What a game has; demo is kept by a trigger of game.';
comment on column game_feature.place is 'Open games first, then the hot ones, then by position. Kept by triggers.';
comment on column game_feature.category_id is 'The category of the game, kept by triggers.';
comment on column game_feature.maker_id is 'The maker of the game, kept by triggers.';

create function game_feature_placed() returns trigger language plpgsql as $$
begin
  select game_place(g.is_open, g.hot_position, g.position), g.category_id, g.maker_id
  into new.place, new.category_id, new.maker_id
  from game g where g.id = new.game_id;
  return new;
end $$;
create trigger game_feature_placed before insert or update on game_feature
for each row execute function game_feature_placed();

-- What was copied is read again by the triggers of both tables.
create or replace function game_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update game_tag set position = new.position where game_id = new.id;
  update game_feature set place = place where game_id = new.id;
  return null;
end $$;

create function game_demo_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.has_demo then
    insert into game_feature (game_id, feature) values (new.id, 'demo') on conflict do nothing;
  else
    delete from game_feature where game_id = new.id and feature = 'demo';
  end if;
  return null;
end $$;
create trigger game_demo_added after insert on game for each row when (new.has_demo) execute function game_demo_kept();
create trigger game_demo_changed after update of has_demo on game
for each row when (new.has_demo <> old.has_demo) execute function game_demo_kept();
insert into game_feature (game_id, feature) select id, 'demo' from game where has_demo;
