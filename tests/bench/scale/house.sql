-- A house of 100,000 players, 100,000 games and 1,000,000 rows of the ledger, on top of the demo lobby.
--
-- The catalogue, likes and comments go through their triggers. The transfers do not: one by one they would take an hour.
-- They are inserted as a restored backup is, in sets and with their running balances, and then checked as a whole: the
-- foreign keys and unique indexes are built again over all rows, and the audit must find no difference.

set local statement_timeout = 0;
set local synchronous_commit = off;
set local work_mem = '256MB';
set local maintenance_work_mem = '512MB';
set local jit = off;

-- 27,000 words of three syllables.
create temp table word on commit drop as
select row_number() over () - 1 as nth, initcap(a || b || c) as word
from (select array['ba','lo','mi','ra','te','ku','ni','vo','zi','sa','de','fu','gu','la','pe','jo','ru','hi','ta','nu','we','sko','me','ra','li','bo','du','ne','vi','ga'] as s) list,
  unnest(s) a, unnest(s) b, unnest(s) c;
create unique index on word (nth);
analyze word;

insert into maker (id, name, description, art_id, colour, position)
select 100 + n, w.word, m.description, m.art_id, m.colour, 100 + n
from generate_series(1, 188) n join word w on w.nth = n * 131 join lateral (select * from maker order by id limit 1) m on true;

create temp table search_index on commit drop as select pg_get_indexdef('search_entry_in_order'::regclass) as again;
drop index search_entry_in_order;
insert into game (id, maker_id, category_id, name, keywords, description, how_to_play, art_id, min_transfer_in, position, updated_at)
select 100000 + n, 101 + n % 188, g.category_id, one.word || ' ' || two.word,
  g.keywords, g.description, g.how_to_play, g.art_id, g.min_transfer_in, 1000 + n, g.updated_at
from generate_series(1, 100000) n
join (select *, row_number() over (order by id) as nth from game where id < 100000) g on g.nth = 1 + n % 200
join word one on one.nth = n % 997 join word two on two.nth = n * 7919 % 27000;

do $$ begin execute (select again from search_index); end $$;

insert into game_tag (game_id, tag_id)
select g.id, t.tag_id from game g join game_tag t on t.game_id = 1001 + (g.id * 17) % 200 where g.id >= 100000
on conflict do nothing;

insert into game_feature (game_id, feature)
select g.id, f.feature from game g join game_feature f on f.game_id = 1001 + (g.id * 17) % 200 where g.id >= 100000
on conflict do nothing;

create temp table new_player on commit drop as
select 1000000 + n as id, n, now() - make_interval(secs => 86400 + (n * 7919) % (90 * 86400)) as joined_at from generate_series(1, 100000) n;
analyze new_player;

insert into player (id, username, phone, password_hash, nickname, language, invite_code, birthday, password_changed_at, created_at)
overriding system value
select id, 'house' || n, '0918' || lpad(n::text, 7, '0'), '-', 'House ' || n, 'en_US', 'H' || upper(lpad(to_hex(n), 5, '0')),
  date '1980-01-01' + n % 7000, joined_at, joined_at
from new_player;

insert into session (player_id, token_hash, browser_uuid, user_agent, ip, created_at, last_used_at)
select id, sha256(('house ' || n)::bytea), md5('browser ' || n)::uuid, 'bench', '10.0.0.1', joined_at, now() - interval '1 hour' from new_player;

insert into player_bank_card (player_id, bank_code, bank_name, holder, account_number, is_default, created_at)
select p.id, b.code, b.name, 'HOUSE', lpad(p.n::text, 12, '0'), true, p.joined_at
from new_player p cross join (select code, name from bank order by code limit 1) b;

insert into player_game (player_id, game_id, liked_at)
select id, case when n % 2 = 0 then 1001 else 100000 + n end, joined_at from new_player;

insert into game_comment (game_id, player_id, content, score, created_at)
select case when n % 5 = 0 then 1001 else 100000 + n end, id, 'A game', 1 + n % 5, joined_at from new_player;

insert into captcha (id, solution, expires_at)
select md5('captcha ' || n)::uuid, '0000', now() + interval '1 day' from generate_series(1, 100000) n;

insert into rate_limit (key, count, window_ends_at)
select 'house:' || n, 1, now() + interval '1 day' from generate_series(1, 100000) n;

insert into bonus (id, player_id, kind, occasion, amount, currency, wager_times, turnover, is_automatic, status, created_at, release_at, expires_at)
select md5('bonus ' || n), id, 'upgrade', 'level-1', 500, 'PHP', 3, 1500, false, 'pending', joined_at, joined_at, now() + interval '30 days'
from new_player;

insert into message (player_id, category, kind, title, content, created_at)
select p.id, m.category, m.kind, m.title, m.content, p.joined_at from new_player p cross join (select * from message order by id limit 1) m;

insert into turnover_requirement (player_id, source, reference_no, amount, created_at, met_at)
select id, 'deposit', md5('order ' || n), 100000, joined_at, joined_at + interval '1 hour' from new_player;

insert into pay_order (order_no, player_id, channel_id, amount, pay_amount, fee, currency, status, created_at, expires_at, ended_at)
select md5('order ' || n), id, 'qr-instant', 100000, 100000, 0, 'PHP', 'done', joined_at, joined_at + interval '15 minutes', joined_at
from new_player;

insert into game_session (id, player_id, game_id, maker_id, status, open_type, wallet_mode, currency, transfer_in_amount, transfer_out_amount, started_at, ended_at)
select md5('session ' || n), p.id, g.id, g.maker_id, 'settled', 'iframe', 'transfer', 'PHP', 60000, 60000, joined_at, joined_at + interval '10 minutes'
from new_player p join game g on g.id = 100000 + p.n;

insert into account (kind, player_id, currency) select 'player_wallet', id, 'PHP' from new_player;
insert into account (kind, player_id, maker_id, currency)
select 'maker_balance', s.player_id, s.maker_id, 'PHP' from new_player p join game_session s on s.player_id = p.id;
insert into account (kind, maker_id, currency) select 'maker_settle', id, 'PHP' from maker on conflict do nothing;
select account_of('pay_clearing', null, null, null, 'PHP'), account_of('house_bonus', null, null, null, 'PHP');

-- What each player did: a deposit, a game with three rounds, and a rebate: ten transfers.
create temp table move on commit drop as
with step (step, type, wallet, maker) as (values
  (1, 'deposit', 100000, 0), (2, 'to_maker', -60000, 60000),
  (3, 'game_loss', 0, -2000), (4, 'game_win', 0, 100), (5, 'game_loss', 0, -2000), (6, 'game_win', 0, 200),
  (7, 'game_loss', 0, -2000), (8, 'game_win', 0, 300), (9, 'out_maker', 1, -1), (10, 'rebate', 60, 0)
), moved as (
  select p.n, p.id as player_id, s.step, s.type, p.joined_at + make_interval(secs => s.step * 10) as at, w.game_id, w.maker_id,
    case s.type when 'game_win' then s.maker + (p.n * 31 + s.step * 7) % 4000 else s.maker end as maker, s.wallet
  from new_player p cross join step s join game_session w on w.player_id = p.id
), whole as (
  -- Everything comes back from the maker.
  select n, player_id, step, type, at, game_id, maker_id,
    case type when 'out_maker' then -sum(maker) over so_far_before else maker end as maker,
    case type when 'out_maker' then sum(maker) over so_far_before else wallet end as wallet
  from moved window so_far_before as (partition by n order by step rows between unbounded preceding and 1 preceding)
)
select *, sum(wallet) over so_far as wallet_after, sum(maker) over so_far as maker_after,
  row_number() over (order by at, n, step) as nth
from whole window so_far as (partition by n order by step);

create temp table account_key on commit drop as
select id, kind, player_id, maker_id, coalesce(player_id, maker_id, 0) as owner from account
where currency = 'PHP' and (player_id is null or player_id > 1000000);
analyze move;
analyze account_key;

-- Without triggers from here on.
set local session_replication_role = replica;
create temp table dropped on commit drop as
select format('alter table transfer add constraint %I %s', conname, pg_get_constraintdef(oid)) as again, format('alter table transfer drop constraint %I', conname) as gone
from pg_constraint where conrelid = 'transfer'::regclass and contype = 'f'
union all
select indexdef, format('drop index %I', indexname) from pg_indexes
where schemaname = 'public' and tablename = 'transfer' and indexname not in (select conname from pg_constraint);
do $$ declare one record; begin for one in select gone from dropped loop execute one.gone; end loop; end $$;

insert into transfer (id, seq, type, from_id, to_id, from_kind, to_kind, from_player, to_player, maker_id, currency, amount,
  from_balance_after, to_balance_after, reference_no, game_id, round_ref, created_at)
select ('00000000-0000-4000-8000-' || lpad(to_hex(m.nth), 12, '0'))::uuid, (select last_value from transfer_seq) + m.nth, m.type, f.id, t.id, f.kind, t.kind, f.player_id, t.player_id,
  coalesce(f.maker_id, t.maker_id), 'PHP', abs(case when m.wallet <> 0 then m.wallet else m.maker end),
  case f.kind when 'player_wallet' then m.wallet_after when 'maker_balance' then m.maker_after else 0 end,
  case t.kind when 'player_wallet' then m.wallet_after when 'maker_balance' then m.maker_after else 0 end,
  case m.type when 'deposit' then md5('order ' || m.n) when 'rebate' then 'house-' || m.n else md5('session ' || m.n) end,
  case when m.step between 2 and 9 then m.game_id end,
  case when m.type in ('game_loss', 'game_win') then m.n || '-' || (m.step + 1) / 2 end, m.at
from move m
-- These games are in transfer mode.
join transfer_rule r on r.type = m.type
  and (m.type not in ('game_loss', 'game_win') or 'maker_balance' in (r.from_kind, r.to_kind))
join account_key f on f.kind = r.from_kind and f.owner = case
  when r.from_kind in ('player_wallet', 'maker_balance') then m.player_id when r.from_kind = 'maker_settle' then m.maker_id else 0 end
join account_key t on t.kind = r.to_kind and t.owner = case
  when r.to_kind in ('player_wallet', 'maker_balance') then m.player_id when r.to_kind = 'maker_settle' then m.maker_id else 0 end;
select setval('transfer_seq', (select max(seq) from transfer));

update account a set balance = m.wallet_after from move m where m.step = 10 and a.kind = 'player_wallet' and a.player_id = m.player_id;

do $$ declare one record; begin for one in select again from dropped order by again loop execute one.again; end loop; end $$;
set local session_replication_role = origin;
truncate bill_day;
insert into bill_day select * from bill_day_computed;
