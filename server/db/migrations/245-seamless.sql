-- Games that play on the wallet itself (decision 051): stake and win move between the wallet and the maker, round by round.
insert into transfer_rule values
  ('game_loss', 'player_wallet', 'maker_settle'),
  ('game_win', 'maker_settle', 'player_wallet'),
  ('game_refund', 'maker_settle', 'player_wallet'),
  ('promo_refund', 'maker_settle', 'promo_locked'),
  ('promo_refund', 'maker_settle', 'house_promo');
insert into bill_kind values
  ('game_loss', 'games', 'toGameMaker'),
  ('game_win', 'games', 'outOfGameMaker'),
  ('game_refund', 'games', 'outOfGameMaker');

create table wallet_round (
  maker_id bigint not null references maker (id),
  round_ref text not null check (length(round_ref) between 1 and 64),
  session_id text not null references game_session (id),
  stake bigint not null check (stake > 0),
  win bigint check (win >= 0),
  staked_at timestamptz not null,
  primary key (maker_id, round_ref)
);
comment on table wallet_round is 'Rounds that were staked from the wallet. A round of a maker is played once, in one session.';
comment on column wallet_round.stake is 'Minor units.';
comment on column wallet_round.win is 'Minor units; null while the maker has not decided.';

-- A maker that got no answer to a stake takes the round back. A stake that arrives afterwards is refused.
create table round_rollback (
  maker_id bigint not null references maker (id),
  round_ref text not null check (length(round_ref) between 1 and 64),
  session_id text not null references game_session (id),
  rolled_back_at timestamptz not null,
  primary key (maker_id, round_ref)
);
comment on table round_rollback is 'Rounds that their maker has taken back, also those of which no stake has arrived.';

-- A refund names the stake that it returns.
do $$
declare found_name text;
begin
  select conname into strict found_name from pg_constraint
  where conrelid = 'transfer'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%deposit_reverse%';
  execute format('alter table transfer drop constraint %I', found_name);
end $$;
alter table transfer add constraint transfer_names_what_it_reverses
  check ((type in ('deposit_reverse', 'game_refund')) = (reverses is not null));
create index transfer_refunds on transfer (to_player, created_at) where type = 'game_refund';

create or replace function transfer_apply() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  source account;
  target account;
  other transfer;
begin
  -- The table's own check comes after this trigger, too late to say which rule was broken.
  if new.amount < 1 then
    raise exception 'an amount is positive' using errcode = '23514', constraint = 'transfer_amount_check';
  end if;
  perform 1 from account where id in (new.from_id, new.to_id) and player_id is not null order by id for no key update;
  update account set balance = balance - new.amount where id = new.from_id and player_id is not null returning * into source;
  if not found then
    select * into source from account where id = new.from_id;
  end if;
  update account set balance = balance + new.amount where id = new.to_id and player_id is not null returning * into target;
  if not found then
    select * into target from account where id = new.to_id;
  end if;
  new.seq := nextval('transfer_seq');
  new.from_kind := source.kind;
  new.to_kind := target.kind;
  new.from_player := source.player_id;
  new.to_player := target.player_id;
  new.promo_record_id := coalesce(source.promo_record_id, target.promo_record_id);
  new.maker_id := coalesce(source.maker_id, target.maker_id);
  new.from_balance_after := source.balance;
  new.to_balance_after := target.balance;
  if source.promo_record_id is not null or target.promo_record_id is not null then
    if new.type not in ('promo_settle', 'promo_void') and exists (
      select 1 from transfer where promo_record_id = new.promo_record_id and type in ('promo_settle', 'promo_void')
    ) then
      raise exception 'the promotion record has ended' using errcode = '23514', constraint = 'transfer_promotion_open';
    end if;
    if new.type in ('promo_settle', 'promo_void') and source.balance <> 0 then
      raise exception 'a promotion record ends with its whole balance' using errcode = '23514', constraint = 'transfer_promotion_whole';
    end if;
  end if;
  if new.resolves is not null then
    select * into other from transfer where id = new.resolves;
    if other.type is distinct from 'withdraw_hold' or other.to_id <> new.from_id or other.amount <> new.amount then
      raise exception 'not a hold of this amount' using errcode = '23514', constraint = 'transfer_resolves_its_hold';
    end if;
  end if;
  if new.reverses is not null and new.type = 'game_refund' then
    select * into other from transfer where id = new.reverses;
    if other.type is distinct from 'game_loss' or other.to_id <> new.from_id or other.from_id <> new.to_id
      or other.amount <> new.amount or other.round_ref is distinct from new.round_ref then
      raise exception 'not the stake of this round' using errcode = '23514', constraint = 'transfer_refunds_its_stake';
    end if;
  elsif new.reverses is not null then
    select * into other from transfer where id = new.reverses;
    if other.type is distinct from 'deposit' or other.to_id <> new.from_id or other.amount <> new.amount then
      raise exception 'not a deposit of this amount' using errcode = '23514', constraint = 'transfer_reverses_its_deposit';
    end if;
  end if;
  return new;
end $$;

-- Stakes as they count for turnover, bonuses and sums: a stake that was taken back is balanced at the time of the stake. Each
-- half has an index of its own (050, 070), so that a refund costs nothing where there is none.
create view counted_stake as
select from_player as player_id, game_id, amount, created_at from transfer where type = 'game_loss'
union all
select refund.to_player, stake.game_id, -stake.amount, stake.created_at
from transfer refund join transfer stake on stake.id = refund.reverses
where refund.type = 'game_refund';

create or replace view bill_day_computed as
select player_id, site_day(created_at) as day, coalesce(bill_type, 'other') as kind,
  coalesce(sum(amount) filter (where amount > 0), 0)::bigint as income,
  coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as expense,
  count(*)::integer as count
from bill where ledger_type <> 'withdraw_void' and status <> 'failed'
group by 1, 2, 3
union all
select coalesce(from_player, to_player), site_day(created_at), case type when 'game_win' then 'win' else 'stake' end,
  coalesce(sum(amount) filter (where type = 'game_win'), 0)::bigint,
  coalesce(sum(amount) filter (where type = 'game_loss'), 0)::bigint,
  count(*)::integer
from transfer t
where type in ('game_win', 'game_loss') and not exists (select from transfer refund where refund.reverses = t.id)
group by 1, 2, 3;

-- Every round of a game runs these functions several times. PostgreSQL plans a function in the language sql anew at each call, and
-- one in plpgsql once in a connection.
create or replace function site_day(at timestamptz) returns date language plpgsql stable as $$
begin
  return ((at at time zone 'UTC') + make_interval(mins => coalesce(
    (select case value #>> '{}' when 'PH' then 480 when 'TH' then 420 when 'MM' then 390 end from public.site_setting where key = 'site'),
    0)))::date;
end $$;
alter function site_day(timestamptz) reset search_path;

create or replace function lock_accounts(ids bigint[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from account where id = any (ids) and player_id is not null order by id for no key update;
end $$;

drop function bill_day_add(bigint, timestamptz, text, bigint, bigint, integer);

create or replace function transfer_counts_by_day() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- A round is counted as a stake or a win of games, and a movement of the wallet under its bill_type; a stake from the wallet is
  -- both.
  of_round text := case new.type when 'game_win' then 'win' when 'game_loss' then 'stake' end;
  of_bill text;
  other transfer;
begin
  if 'player_wallet' in (new.from_kind, new.to_kind) and new.type <> 'withdraw_void' then
    select coalesce((select bill_type from bill_kind where type = new.type), 'other') into of_bill;
  end if;
  insert into bill_day as kept
  select coalesce(new.from_player, new.to_player), site_day(new.created_at), part.kind, part.income, part.expense, 1
  from (values
    (of_round, case of_round when 'win' then new.amount else 0 end, case of_round when 'stake' then new.amount else 0 end),
    (of_bill, case new.to_kind when 'player_wallet' then new.amount else 0 end,
      case new.from_kind when 'player_wallet' then new.amount else 0 end)
  ) part (kind, income, expense)
  where part.kind is not null
  on conflict (player_id, day, kind) do update set
    income = kept.income + excluded.income, expense = kept.expense + excluded.expense, count = kept.count + excluded.count;
  if new.type in ('withdraw_void', 'game_refund') then
    select * into strict other from transfer where id = coalesce(new.resolves, new.reverses);
    update bill_day set expense = expense - other.amount, count = count - 1
    where player_id = other.from_player and day = site_day(other.created_at)
      and kind = case new.type when 'game_refund' then 'stake'
        else (select bill_type from bill_kind where type = 'withdraw_hold') end;
  end if;
  return null;
end $$;
