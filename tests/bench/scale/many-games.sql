-- Copies of the slots of the demo lobby, until the category has ten thousand games.

set local statement_timeout = 0;

insert into game (id, maker_id, category_id, name, keywords, description, how_to_play, art_id, position, updated_at)
select 700000 + n, g.maker_id, 'slots', g.name || ' ' || n, g.keywords, g.description, g.how_to_play, g.art_id,
  1000 + n, g.updated_at
from (select *, row_number() over (order by id) as nth, count(*) over () as games from game where category_id = 'slots') g
join generate_series(1, 10000) n on n % g.games = g.nth - 1 and n <= 10000 - g.games;
