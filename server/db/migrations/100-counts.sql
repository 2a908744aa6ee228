-- Counts and sums that every visitor reads are kept as they change: the cost of a read must not grow with the house.
-- Each trigger runs once per statement and writes its rows in the order of their keys, so that two statements that
-- change the same games do not wait for each other in a circle.

create table game_count (
  category_id text not null references category (id),
  maker_id bigint not null references maker (id),
  games bigint not null,
  primary key (category_id, maker_id)
);
create index game_count_of_maker on game_count (maker_id) include (games);
comment on table game_count is 'Number of games by category and maker, kept by triggers of game.';

create function add_game_counts(category text[], maker bigint[], games bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into game_count (category_id, maker_id, games)
  select c, m, sum(g) from unnest(category, maker, games) as changed (c, m, g) group by c, m having sum(g) <> 0 order by c, m
  on conflict (category_id, maker_id) do update set games = game_count.games + excluded.games
$$;
create function game_counted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform add_game_counts(array_agg(category_id), array_agg(maker_id), array_agg(games)) from (
      select category_id, maker_id, count(*) as games from added group by 1, 2
    ) changed;
  end if;
  if tg_op <> 'INSERT' then
    perform add_game_counts(array_agg(category_id), array_agg(maker_id), array_agg(games)) from (
      select category_id, maker_id, -count(*) as games from gone group by 1, 2
    ) changed;
  end if;
  return null;
end $$;
create trigger game_counted_insert after insert on game referencing new table as added for each statement execute function game_counted();
create trigger game_counted_update after update on game referencing old table as gone new table as added for each statement execute function game_counted();
create trigger game_counted_delete after delete on game referencing old table as gone for each statement execute function game_counted();
insert into game_count select category_id, maker_id, count(*) from game group by 1, 2;

create table game_opinion (
  game_id bigint primary key references game (id) on delete cascade,
  likes bigint not null,
  scores bigint not null,
  score_sum bigint not null,
  comments bigint not null
);
comment on table game_opinion is 'What players think of a game, kept by triggers of player_game and game_comment.';
comment on column game_opinion.scores is 'Scores that count. The score of a hidden comment counts until an operator confirms the hiding.';
comment on column game_opinion.comments is 'Comments that everybody sees.';

create function add_game_opinions(game bigint[], likes bigint[], scores bigint[], score_sum bigint[], comments bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into game_opinion (game_id, likes, scores, score_sum, comments)
  select g, sum(l), sum(n), sum(s), sum(c) from unnest(game, likes, scores, score_sum, comments) as changed (g, l, n, s, c)
  group by g having bool_or(l <> 0 or n <> 0 or s <> 0 or c <> 0) order by g
  on conflict (game_id) do update set
    likes = game_opinion.likes + excluded.likes, scores = game_opinion.scores + excluded.scores,
    score_sum = game_opinion.score_sum + excluded.score_sum, comments = game_opinion.comments + excluded.comments
$$;
create function game_liked() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_game_opinions(array_agg(game_id), array_agg(likes), array_agg(0::bigint), array_agg(0::bigint), array_agg(0::bigint)) from (
      select game_id, count(*) as likes from added where liked_at is not null group by 1
    ) changed;
  elsif tg_op = 'DELETE' then
    perform add_game_opinions(array_agg(game_id), array_agg(likes), array_agg(0::bigint), array_agg(0::bigint), array_agg(0::bigint)) from (
      select game_id, -count(*) as likes from gone where liked_at is not null group by 1
    ) changed;
  else
    perform add_game_opinions(array_agg(game_id), array_agg(likes), array_agg(0::bigint), array_agg(0::bigint), array_agg(0::bigint)) from (
      select game_id, sum(likes)::bigint as likes from (
        select game_id, 1 as likes from added where liked_at is not null
        union all select game_id, -1 from gone where liked_at is not null
      ) each_row group by 1
    ) changed;
  end if;
  return null;
end $$;
create trigger game_liked_insert after insert on player_game referencing new table as added for each statement execute function game_liked();
create trigger game_liked_update after update on player_game referencing old table as gone new table as added for each statement execute function game_liked();
create trigger game_liked_delete after delete on player_game referencing old table as gone for each statement execute function game_liked();

-- What one comment adds to the opinion of its game.
create function comment_weight(comment game_comment, out scores bigint, out score_sum bigint, out comments bigint) language sql immutable as $$
  select
    case when counts and comment.score is not null then 1 else 0 end,
    case when counts then coalesce(comment.score, 0) else 0 end,
    case when counts and comment.hidden_at is null then 1 else 0 end
  from (select comment.deleted_at is null and (comment.hidden_at is null or comment.reviewed_at is null) as counts) c
$$;
create function game_commented() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_game_opinions(array_agg(c.game_id), array_agg(0::bigint), array_agg(w.scores), array_agg(w.score_sum), array_agg(w.comments))
    from added c cross join lateral comment_weight(row(c.*)::game_comment) w;
  elsif tg_op = 'DELETE' then
    perform add_game_opinions(array_agg(c.game_id), array_agg(0::bigint), array_agg(-w.scores), array_agg(-w.score_sum), array_agg(-w.comments))
    from gone c cross join lateral comment_weight(row(c.*)::game_comment) w;
  else
    perform add_game_opinions(array_agg(game_id), array_agg(0::bigint), array_agg(scores), array_agg(score_sum), array_agg(comments)) from (
      select c.game_id, w.scores, w.score_sum, w.comments from added c cross join lateral comment_weight(row(c.*)::game_comment) w
      union all
      select c.game_id, -w.scores, -w.score_sum, -w.comments from gone c cross join lateral comment_weight(row(c.*)::game_comment) w
    ) changed;
  end if;
  return null;
end $$;
create trigger game_commented_insert after insert on game_comment referencing new table as added for each statement execute function game_commented();
create trigger game_commented_update after update on game_comment referencing old table as gone new table as added for each statement execute function game_commented();
create trigger game_commented_delete after delete on game_comment referencing old table as gone for each statement execute function game_commented();
select add_game_opinions(array_agg(game_id), array_agg(likes), array_agg(0::bigint), array_agg(0::bigint), array_agg(0::bigint))
from (select game_id, count(*) as likes from player_game where liked_at is not null group by 1) counted;
select add_game_opinions(array_agg(c.game_id), array_agg(0::bigint), array_agg(w.scores), array_agg(w.score_sum), array_agg(w.comments))
from game_comment c cross join lateral comment_weight(c) w;

-- Progress of a promotion record: with every round it was summed again over all earlier rounds.
create table promotion_progress (
  record_id bigint primary key references promotion_record (id),
  bet bigint not null,
  net_win bigint not null
);
comment on table promotion_progress is 'Minor units: stakes that count, and wins minus stakes, kept by triggers of promotion_round.';

-- What one round adds. A late win is in suspense; the house pays the stake of a free spin.
create function round_net_win(played promotion_round) returns bigint language sql immutable as $$
  select case when played.is_late then 0 else coalesce(played.win, 0) end - case when played.is_free then 0 else played.stake end
$$;
create function promotion_round_played() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into promotion_progress (record_id, bet, net_win) values (new.record_id, new.counted, round_net_win(new))
    on conflict (record_id) do update set
      bet = promotion_progress.bet + excluded.bet, net_win = promotion_progress.net_win + excluded.net_win;
  elsif tg_op = 'UPDATE' then
    if new.record_id <> old.record_id then
      raise exception 'a round belongs to one record' using errcode = '23514', constraint = 'promotion_round_of_one_record';
    end if;
    update promotion_progress set
      bet = bet + new.counted - old.counted, net_win = net_win + round_net_win(new) - round_net_win(old)
    where record_id = new.record_id;
  else
    update promotion_progress set bet = bet - old.counted, net_win = net_win - round_net_win(old) where record_id = old.record_id;
  end if;
  return null;
end $$;
create trigger promotion_round_played after insert or update or delete on promotion_round for each row execute function promotion_round_played();
insert into promotion_progress
select record_id, sum(counted), sum(round_net_win(r)) from promotion_round r group by record_id;

create index game_hot on game (hot_position) where hot_position is not null;
create index game_new on game (new_position) where new_position is not null;

-- The length of a list of comments is counted in the index alone.
drop index game_comment_of_game;
create index game_comment_of_game on game_comment (game_id, created_at desc, id desc) include (hidden_at, player_id)
  where parent_id is null and deleted_at is null;

-- The highest wins of each day: those of a month are among thirty times twenty.
drop index transfer_wins;
create index transfer_wins on transfer (((created_at at time zone 'UTC')::date), amount desc, seq) include (created_at)
  where type in ('game_win', 'promo_win');

-- Transfers of promotion records since the last compilation of bills.
create index transfer_on_promotions on transfer (created_at) include (promo_record_id) where promo_record_id is not null;

-- Birthdays without reading every player: month and day as a number, 229 is the 29th of February.
create index player_birthday on player ((extract(month from birthday) * 100 + extract(day from birthday))) where birthday is not null;

-- The games under a tag in the order of the list.
alter table game_tag add column position integer;
update game_tag set position = game.position from game where game.id = game_tag.game_id;
alter table game_tag alter column position set not null;
create index game_tag_in_order on game_tag (tag_id, position, game_id);
comment on column game_tag.position is 'The position of the game, kept by triggers.';
create function game_tag_placed() returns trigger language plpgsql as $$
begin
  select position into new.position from game where id = new.game_id;
  return new;
end $$;
create trigger game_tag_placed before insert or update on game_tag for each row execute function game_tag_placed();
create function game_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update game_tag set position = new.position where game_id = new.id;
  return null;
end $$;
create trigger game_moved after update of position on game for each row when (new.position <> old.position) execute function game_moved();
create index game_tag_of_game on game_tag (game_id);
