-- Gives the newest player of the lobby years of play: 1,000,000 rows of the ledger (2,500 games of 396 rows, each with a deposit
-- before it and a bonus after it), 2,500 deposits that were never paid, 100,000 messages and 1,000 promotions.
--
-- The transfers are inserted as in house.sql: in a set, with their running balances, and checked by the audit afterwards.

set local statement_timeout = 0;
set local synchronous_commit = off;
set local work_mem = '256MB';
set local maintenance_work_mem = '512MB';
set local jit = off;

create temp table who on commit drop as select max(id) as id from player;
create temp table game_played on commit drop as select id, maker_id from game order by id limit 1;
create temp table step on commit drop as
select i, i / 400 as turn, i % 400 as place, now() - interval '400 days' + make_interval(secs => i * 34) as at
from generate_series(0, 999999) i;

insert into pay_order (order_no, player_id, channel_id, amount, pay_amount, fee, currency, status, reason, created_at, expires_at, ended_at)
select md5('long ' || s.i), who.id, 'qr-instant', 100000, 100000, 0, 'PHP', case s.place when 0 then 'done' else 'failed' end,
  case s.place when 200 then 'expired' end, s.at, s.at + interval '15 minutes', s.at + interval '15 minutes'
from step s cross join who where s.place in (0, 200);
insert into turnover_requirement (player_id, source, reference_no, amount, created_at, met_at)
select who.id, 'deposit', md5('long ' || s.i), 100000, s.at, s.at + interval '1 hour' from step s cross join who where s.place = 0;
insert into game_session (id, player_id, game_id, maker_id, status, open_type, wallet_mode, currency, transfer_in_amount, transfer_out_amount, started_at, ended_at)
select md5('long session ' || s.turn), who.id, g.id, g.maker_id, 'settled', 'iframe', 'transfer', 'PHP', 60000, 60000, s.at, s.at + interval '3 hours'
from step s cross join who cross join game_played g where s.place = 1;

insert into message (player_id, category, kind, title, content, created_at, read_at)
select who.id, (array['activity', 'platform', 'system'])[1 + n % 3], m.kind, m.title, m.content,
  now() - make_interval(mins => n), case when n % 4 > 0 then now() end
from generate_series(1, 100000) n cross join who cross join (select * from message order by id limit 1) m;

insert into promotion_record (player_id, promotion_id, amount, bonus, currency, required_bet, required_net_win, required_balance, release_amount,
  free_spins_left, joined_at, deadline_at, auto_end_at, terms, status, ended_at, ended_by, ended_amount)
select who.id, p.id, 50000, 0, 'PHP', 0, 0, 0, 0, 0, now() - make_interval(hours => n), now() - make_interval(hours => n - 1),
  now() - make_interval(hours => n - 2), p.terms, 'settled', now() - make_interval(hours => n - 1), 'time', 50000
from generate_series(1, 1000) n cross join who cross join (select promotion_id as id, terms from promotion_record order by id limit 1) p;

insert into account (kind, player_id, currency) select 'player_wallet', id, 'PHP' from who on conflict do nothing;
insert into account (kind, player_id, maker_id, currency) select 'maker_balance', who.id, g.maker_id, 'PHP' from who cross join game_played g;
insert into account (kind, maker_id, currency) select 'maker_settle', maker_id, 'PHP' from game_played on conflict do nothing;
select account_of('pay_clearing', null, null, null, 'PHP'), account_of('house_bonus', null, null, null, 'PHP');

-- Without triggers from here on.
set local session_replication_role = replica;
create temp table move on commit drop as
select s.i, s.turn, s.at,
  case s.place when 0 then 'deposit' when 1 then 'to_maker' when 398 then 'out_maker' when 399 then 'rebate'
    else case s.place % 2 when 0 then 'game_loss' else 'game_win' end end as type,
  case s.place when 0 then 100000 when 1 then 60000 when 398 then 60000 when 399 then 10 else 100 end as amount,
  s.turn * 100010::bigint + case s.place when 0 then 100000 when 1 then 40000 when 398 then 100000 else 100010 end as wallet_after,
  case when s.place = 398 then 0 when s.place > 1 and s.place % 2 = 0 then 59900 else 60000 end as maker_after,
  s.place
from step s;

insert into transfer (id, seq, type, from_id, to_id, from_kind, to_kind, from_player, to_player, maker_id, currency, amount,
  from_balance_after, to_balance_after, reference_no, game_id, round_ref, created_at)
select ('00000000-0000-4000-9000-' || lpad(to_hex(m.i), 12, '0'))::uuid, (select last_value from transfer_seq) + m.i + 1, m.type, f.id, t.id,
  f.kind, t.kind, f.player_id, t.player_id, coalesce(f.maker_id, t.maker_id), 'PHP', m.amount,
  case f.kind when 'player_wallet' then m.wallet_after when 'maker_balance' then m.maker_after else 0 end,
  case t.kind when 'player_wallet' then m.wallet_after when 'maker_balance' then m.maker_after else 0 end,
  case m.place when 0 then md5('long ' || m.i) when 399 then 'long-' || m.i else md5('long session ' || m.turn) end,
  case when m.place between 1 and 398 then g.id end,
  case when m.place between 2 and 397 then 'long-' || m.i / 2 end, m.at
from move m cross join who cross join game_played g
-- These games are in transfer mode.
join transfer_rule r on r.type = m.type
  and (m.type not in ('game_loss', 'game_win') or 'maker_balance' in (r.from_kind, r.to_kind))
join account f on f.kind = r.from_kind and f.currency = 'PHP' and f.player_id is not distinct from
    case when r.from_kind in ('player_wallet', 'maker_balance') then who.id end
  and f.maker_id is not distinct from case when r.from_kind in ('maker_balance', 'maker_settle') then g.maker_id end
join account t on t.kind = r.to_kind and t.currency = 'PHP' and t.player_id is not distinct from
    case when r.to_kind in ('player_wallet', 'maker_balance') then who.id end
  and t.maker_id is not distinct from case when r.to_kind in ('maker_balance', 'maker_settle') then g.maker_id end;
select setval('transfer_seq', (select max(seq) from transfer));
update account set balance = 2500 * 100010 from who where kind = 'player_wallet' and player_id = who.id;
set local session_replication_role = origin;
delete from bill_day using who where player_id = who.id;
insert into bill_day select computed.* from bill_day_computed computed join who on who.id = computed.player_id;
