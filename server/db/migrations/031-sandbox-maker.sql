-- The books of the embedded game maker, kept as another company keeps them: by its own names for players and sessions,
-- and without a word about the lobby's ledger.

create table sandbox_maker_wallet (
  maker_ref bigint not null,
  player_ref text not null,
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  primary key (maker_ref, player_ref, currency)
);

create table sandbox_maker_transfer (
  id text primary key,
  maker_ref bigint not null,
  player_ref text not null,
  currency text not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount >= 0),
  -- False for one that a test let go astray: it was never carried out.
  is_booked boolean not null,
  -- How many more questions about it get no clear answer.
  silent_for integer not null default 0 check (silent_for >= 0),
  created_at timestamptz not null
);

-- A place at a game: one page plays at a time, the latest that came with a ticket.
create table sandbox_maker_seat (
  session_ref text primary key,
  maker_ref bigint not null,
  player_ref text not null,
  game_ref bigint not null,
  currency text not null,
  token_hash bytea not null unique,
  is_demo boolean not null,
  demo_balance bigint not null default 0 check (demo_balance >= 0),
  last_seen_at timestamptz not null,
  closed_at timestamptz
);

create table sandbox_maker_round (
  session_ref text not null references sandbox_maker_seat (session_ref),
  round_key text not null,
  round_ref uuid not null unique,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  stops jsonb not null,
  created_at timestamptz not null,
  primary key (session_ref, round_key)
);
create index sandbox_maker_round_latest on sandbox_maker_round (session_ref, created_at desc);

-- What a test wants of the next transfers of a player.
create table sandbox_maker_plan (
  id bigint generated always as identity primary key,
  player_ref text not null,
  direction text not null check (direction in ('in', 'out')),
  outcome text not null check (outcome in ('refused', 'lostDone', 'lostAbsent', 'locked')),
  -- How many transfers it hits; for the lost ones, how many questions stay without an answer.
  times integer not null check (times > 0)
);
