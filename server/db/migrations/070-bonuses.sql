-- Levels by what a player has staked and deposited, and what each brings. Money in minor units, rates in hundredths of
-- a per cent.
alter table player_level
  add column required_stakes bigint not null default 0 check (required_stakes >= 0),
  add column required_deposits bigint not null default 0 check (required_deposits >= 0),
  add column upgrade_bonus bigint not null default 0 check (upgrade_bonus >= 0),
  add column monthly_bonus bigint not null default 0 check (monthly_bonus >= 0),
  add column birthday_bonus bigint not null default 0 check (birthday_bonus >= 0),
  add column deposit_bonus_rate integer not null default 0 check (deposit_bonus_rate between 0 and 10000),
  add column deposit_bonus_most bigint not null default 0 check (deposit_bonus_most >= 0);

-- How a kind of bonus is given out.
create table bonus_rule (
  kind text primary key check (kind in ('monthly', 'birthday', 'upgrade', 'deposit', 'rebate', 'system', 'referral')),
  -- Paid by itself at its release; otherwise the player claims it.
  is_automatic boolean not null,
  -- The bonus has to be staked so many times before a withdrawal.
  wager_times integer not null check (wager_times between 0 and 100),
  release_hours integer not null check (release_hours >= 0),
  claim_days integer not null check (claim_days > 0)
);
insert into bonus_rule values
  ('monthly', false, 3, 10, 21),
  ('birthday', false, 3, 0, 30),
  ('upgrade', false, 3, 24, 60),
  ('deposit', false, 5, 0, 14),
  ('rebate', false, 1, 0, 7),
  ('system', false, 1, 0, 14),
  ('referral', false, 3, 0, 30);

-- The share of a stake that counts for the rebate, in per cent.
create table rebate_category (
  category_id text primary key references category (id),
  contribution integer not null check (contribution between 0 and 100)
);
create table rebate_rate (
  category_id text not null references rebate_category (category_id),
  level integer not null references player_level (level),
  rate integer not null check (rate between 0 and 10000),
  primary key (category_id, level)
);

-- Whatever a player is given by the house, from the day it is known until it is paid or has run out.
create table bonus (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  player_id bigint not null references player (id),
  kind text not null references bonus_rule (kind),
  -- What it is given for, once: a month, a year, a level, a day, a friend, a grant.
  occasion text not null check (length(occasion) between 1 and 64),
  level integer,
  amount bigint not null check (amount between 1 and 100000000000000),
  currency text not null,
  -- Terms as they were when it was given.
  wager_times integer not null check (wager_times between 0 and 100),
  turnover bigint not null check (turnover >= 0),
  is_automatic boolean not null,
  status text not null check (status in ('pending', 'claimed', 'issued', 'expired')),
  created_at timestamptz not null,
  release_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Of a rebate: the day of the site's calendar, and how the amount came about.
  rebate_day date,
  rebate_lines jsonb,
  -- Of a referral: who came.
  friend_id bigint references player (id),
  -- Of a system bonus: why, and the operator's own words.
  reason text,
  note text not null default '' check (length(note) <= 500),
  unique (player_id, kind, occasion),
  check ((status = 'pending') = (ended_at is null)),
  check (expires_at > release_at),
  check ((kind = 'rebate') = (rebate_day is not null and rebate_lines is not null)),
  check ((kind = 'referral') = (friend_id is not null)),
  check ((kind = 'system') = (reason is not null))
);
create unique index bonus_friend_once on bonus (friend_id) where friend_id is not null;
create index bonus_of_player on bonus (player_id, created_at desc);
create index bonus_due on bonus (expires_at) where status = 'pending';
create index bonus_automatic on bonus (release_at) where status = 'pending' and is_automatic;

-- An ended bonus stays as it ended, whoever asks.
create function bonus_ends_once() returns trigger language plpgsql as $$
begin
  if old.status <> 'pending' then
    raise exception 'the bonus has ended' using errcode = '23514', constraint = 'bonus_ended';
  end if;
  return new;
end $$;
create trigger bonus_ends_once before update on bonus for each row execute function bonus_ends_once();

-- Until when each part of the background work has looked.
create table bonus_watermark (
  part text primary key,
  until timestamptz not null
);

insert into transfer_rule values
  ('system_bonus', 'house_bonus', 'player_wallet'),
  ('referral_reward', 'house_bonus', 'player_wallet');
create unique index transfer_bonus_once on transfer (reference_no) where type in ('level_bonus', 'rebate', 'system_bonus', 'referral_reward');
create index transfer_stakes_by_day on transfer (created_at) where type = 'game_loss';
create index transfer_deposits on transfer (created_at) where type = 'deposit';
create index player_invited on player (invited_by, created_at desc) where invited_by is not null;
insert into bill_kind values
  ('system_bonus', 'rewards', null),
  ('referral_reward', 'rewards', null);
