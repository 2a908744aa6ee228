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
  update account set balance = balance - new.amount where id = new.from_id and player_id is not null;
  update account set balance = balance + new.amount where id = new.to_id and player_id is not null;
  select * into source from account where id = new.from_id;
  select * into target from account where id = new.to_id;
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

create or replace function transfer_counts_by_day() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_kind text;
  other transfer;
begin
  if new.type = 'game_win' then
    perform bill_day_add(coalesce(new.from_player, new.to_player), new.created_at, 'win', new.amount, 0, 1);
  elsif new.type = 'game_loss' then
    perform bill_day_add(coalesce(new.from_player, new.to_player), new.created_at, 'stake', 0, new.amount, 1);
  elsif new.type = 'game_refund' then
    select * into strict other from transfer where id = new.reverses;
    update bill_day set expense = expense - other.amount, count = count - 1
    where player_id = other.from_player and day = site_day(other.created_at) and kind = 'stake';
  end if;
  if new.type = 'withdraw_void' then
    select * into strict other from transfer where id = new.resolves;
    update bill_day set expense = expense - other.amount, count = count - 1
    where player_id = other.from_player and day = site_day(other.created_at)
      and kind = (select bill_type from bill_kind where type = 'withdraw_hold');
  elsif 'player_wallet' in (new.from_kind, new.to_kind) then
    select coalesce((select bill_type from bill_kind where type = new.type), 'other') into of_kind;
    if new.from_kind = 'player_wallet' then
      perform bill_day_add(new.from_player, new.created_at, of_kind, 0, new.amount, 1);
    end if;
    if new.to_kind = 'player_wallet' then
      perform bill_day_add(new.to_player, new.created_at, of_kind, new.amount, 0, 1);
    end if;
  end if;
  return null;
end $$;
