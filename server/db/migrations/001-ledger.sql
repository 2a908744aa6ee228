-- The ledger. One row of transfer moves a positive amount (minor units) from one account to another, so an imbalance
-- cannot be written. Only accounts that belong to a player store a balance: no house account is a hot row.

create table account (
  id bigint generated always as identity primary key,
  kind text not null,
  player_id bigint,
  maker_id bigint,
  promo_record_id bigint,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  balance bigint not null default 0,
  check (kind in ('player_wallet', 'withdraw_hold', 'promo_locked', 'maker_balance', 'pay_clearing', 'maker_settle', 'house_promo', 'house_bonus', 'house_fee', 'suspense')),
  check ((kind in ('player_wallet', 'withdraw_hold', 'promo_locked', 'maker_balance')) = (player_id is not null)),
  check ((kind in ('maker_balance', 'maker_settle')) = (maker_id is not null)),
  check ((kind = 'promo_locked') = (promo_record_id is not null)),
  constraint account_not_overdrawn check (player_id is null or balance >= 0),
  unique nulls not distinct (kind, player_id, maker_id, promo_record_id, currency),
  unique (id, currency),
  unique (id, kind)
);
create index account_of_player on account (player_id) where player_id is not null;

-- Which movements exist at all.
create table transfer_rule (
  type text not null,
  from_kind text not null,
  to_kind text not null,
  primary key (type, from_kind, to_kind)
);
insert into transfer_rule values
  ('deposit', 'pay_clearing', 'player_wallet'),
  ('deposit_reverse', 'player_wallet', 'pay_clearing'),
  ('withdraw_hold', 'player_wallet', 'withdraw_hold'),
  ('withdraw_post', 'withdraw_hold', 'pay_clearing'),
  ('withdraw_void', 'withdraw_hold', 'player_wallet'),
  ('to_maker', 'player_wallet', 'maker_balance'),
  ('out_maker', 'maker_balance', 'player_wallet'),
  ('game_loss', 'maker_balance', 'maker_settle'),
  ('game_win', 'maker_settle', 'maker_balance'),
  ('promo_stake', 'player_wallet', 'promo_locked'),
  ('promo_bonus', 'house_promo', 'promo_locked'),
  ('promo_settle', 'promo_locked', 'player_wallet'),
  ('promo_void', 'promo_locked', 'house_promo'),
  ('promo_bet', 'promo_locked', 'maker_settle'),
  ('promo_win', 'maker_settle', 'promo_locked'),
  ('promo_late_win', 'maker_settle', 'suspense'),
  ('rebate', 'house_bonus', 'player_wallet'),
  ('level_bonus', 'house_bonus', 'player_wallet');

create sequence transfer_seq;

create table transfer (
  id uuid primary key,
  -- Taken after the accounts are locked, so it orders the movements of each account as they happened.
  seq bigint not null unique,
  type text not null,
  from_id bigint not null,
  to_id bigint not null,
  from_kind text not null,
  to_kind text not null,
  from_player bigint,
  to_player bigint,
  promo_record_id bigint,
  maker_id bigint,
  currency text not null,
  amount bigint not null check (amount between 1 and 100000000000000),
  from_balance_after bigint not null,
  to_balance_after bigint not null,
  -- The order, game session or promotion record that this belongs to.
  reference_no text not null check (length(reference_no) between 1 and 64),
  game_id bigint,
  -- The maker's own id of a round.
  round_ref text,
  resolves uuid references transfer (id),
  reverses uuid unique references transfer (id),
  created_at timestamptz not null,
  check (from_id <> to_id),
  check (from_player is null or to_player is null or from_player = to_player),
  check ((type in ('withdraw_post', 'withdraw_void')) = (resolves is not null)),
  check ((type = 'deposit_reverse') = (reverses is not null)),
  foreign key (from_id, currency) references account (id, currency),
  foreign key (to_id, currency) references account (id, currency),
  foreign key (from_id, from_kind) references account (id, kind),
  foreign key (to_id, to_kind) references account (id, kind),
  constraint transfer_of_known_rule foreign key (type, from_kind, to_kind) references transfer_rule
);
create unique index transfer_hold_resolved_once on transfer (resolves) where resolves is not null;
create unique index transfer_promotion_ended_once on transfer (promo_record_id) where type in ('promo_settle', 'promo_void');
create unique index transfer_round_counted_once on transfer (maker_id, round_ref, type) where round_ref is not null;
create unique index transfer_deposit_once on transfer (reference_no) where type = 'deposit';
create index transfer_of_from_player on transfer (from_player, seq) where from_player is not null;
create index transfer_of_to_player on transfer (to_player, seq) where to_player is not null;
create index transfer_wins on transfer (created_at, amount) where type in ('game_win', 'promo_win');
create index transfer_of_reference on transfer (reference_no);

create function transfer_apply() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
  if new.reverses is not null then
    select * into other from transfer where id = new.reverses;
    if other.type is distinct from 'deposit' or other.to_id <> new.from_id or other.amount <> new.amount then
      raise exception 'not a deposit of this amount' using errcode = '23514', constraint = 'transfer_reverses_its_deposit';
    end if;
  end if;
  return new;
end $$;
create trigger transfer_apply before insert on transfer for each row execute function transfer_apply();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
create trigger transfer_append_only before update or delete on transfer for each row execute function refuse_change();
create trigger transfer_no_truncate before truncate on transfer for each statement execute function refuse_change();
create trigger transfer_rule_fixed before delete on transfer_rule for each row execute function refuse_change();
create trigger account_kept before delete on account for each row execute function refuse_change();
create trigger account_no_truncate before truncate on account for each statement execute function refuse_change();

-- A balance changes by a transfer only: an update that no transfer's trigger makes has depth 1.
create function account_changed_by_transfer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 then return new; end if;
  if pg_trigger_depth() < 2 then
    raise exception 'a balance changes by a transfer only' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger account_changed_by_transfer before insert or update on account for each row execute function account_changed_by_transfer();

-- The account of that key, opened when it is asked for first.
create function account_of(of_kind text, of_player bigint, of_maker bigint, of_promo bigint, of_currency text) returns bigint language plpgsql as $$
declare found_id bigint;
begin
  loop
    select id into found_id from account
      where kind = of_kind and player_id is not distinct from of_player and maker_id is not distinct from of_maker
        and promo_record_id is not distinct from of_promo and currency = of_currency;
    if found_id is not null then return found_id; end if;
    insert into account (kind, player_id, maker_id, promo_record_id, currency)
      values (of_kind, of_player, of_maker, of_promo, of_currency) on conflict do nothing;
  end loop;
end $$;

-- Locks players' accounts in the order of their ids, so that two calls never wait for each other in a circle. The
-- server's own role cannot update accounts, hence not lock them.
create function lock_accounts(ids bigint[]) returns void language sql security definer set search_path = public, pg_temp as $$
  select 1 from account where id = any (ids) and player_id is not null order by id for no key update
$$;

-- A player's statement: every movement that touches the wallet, as the player sees it.
create view bill as
select
  t.id as bill_id,
  t.seq,
  w.player_id,
  case t.type
    when 'deposit' then 'deposit' when 'deposit_reverse' then 'deposit'
    when 'withdraw_hold' then 'withdrawal' when 'withdraw_void' then 'withdrawal'
    when 'to_maker' then 'games' when 'out_maker' then 'games'
    when 'promo_stake' then 'props' when 'promo_settle' then 'rewards'
    when 'rebate' then 'rebate' when 'level_bonus' then 'member'
  end as bill_type,
  case t.type
    when 'deposit' then 'deposit' when 'deposit_reverse' then 'deposit'
    when 'withdraw_hold' then 'withdraw' when 'withdraw_void' then 'withdraw'
    when 'to_maker' then 'toGameMaker' when 'out_maker' then 'outOfGameMaker'
    when 'promo_stake' then 'toPromotion' when 'promo_settle' then 'promotionSettlement'
  end as transfer_type,
  w.amount,
  w.balance_after,
  case
    when t.type = 'withdraw_hold' and ending.type is null then 'pendingReview'
    when t.type = 'withdraw_hold' and ending.type = 'withdraw_void' then 'failed'
    else 'done'
  end as status,
  t.type as ledger_type,
  t.currency,
  t.reference_no,
  t.maker_id,
  t.game_id,
  t.created_at
from transfer t
cross join lateral (
  select t.from_player as player_id, -t.amount as amount, t.from_balance_after as balance_after where t.from_kind = 'player_wallet'
  union all
  select t.to_player, t.amount, t.to_balance_after where t.to_kind = 'player_wallet'
) w
left join transfer ending on ending.resolves = t.id;

-- An answer to a call that carried an idempotency key, kept with the money it moved.
create table idempotency (
  player_id bigint not null,
  operation text not null,
  key uuid not null,
  body_hash bytea not null,
  answer bytea,
  created_at timestamptz not null,
  primary key (player_id, operation, key)
);
create index idempotency_age on idempotency (created_at);
