-- Games under a tag, in the order of a search and with what it filters by. A search without words under a tag read every
-- game: rows of `game` are wide, because of their texts.
alter table game_tag add column place bigint, add column category_id text, add column maker_id bigint;
update game_tag
set place = game_place(g.is_open, g.hot_position, g.position), category_id = g.category_id, maker_id = g.maker_id
from game g where g.id = game_tag.game_id;
alter table game_tag alter column place set not null, alter column category_id set not null, alter column maker_id set not null;
create index game_tag_in_place on game_tag (tag_id, place) include (game_id, category_id, maker_id);
comment on column game_tag.place is 'Open games first, then the hot ones, then by position. Kept by triggers.';
comment on column game_tag.category_id is 'The category of the game, kept by triggers.';
comment on column game_tag.maker_id is 'The maker of the game, kept by triggers.';

create or replace function game_tag_placed() returns trigger language plpgsql as $$
begin
  select g.position, game_place(g.is_open, g.hot_position, g.position), g.category_id, g.maker_id
  into new.position, new.place, new.category_id, new.maker_id
  from game g where g.id = new.game_id;
  return new;
end $$;

-- What was copied is read again by the trigger above.
create or replace function game_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update game_tag set position = new.position where game_id = new.id;
  return null;
end $$;
drop trigger game_moved on game;
create trigger game_moved after update of position, is_open, hot_position, category_id, maker_id on game
for each row when (
  (new.position, new.is_open, new.hot_position, new.category_id, new.maker_id)
  is distinct from (old.position, old.is_open, old.hot_position, old.category_id, old.maker_id)
) execute function game_moved();
