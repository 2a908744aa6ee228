-- The books of the sandbox's companies. A lobby of before, whose tables these were, has moved them here as they stood
-- (server/db/migrations/320-companies-own-tables.sql): then nothing is created.

create table if not exists sandbox.maker_wallet (
  maker_ref bigint not null,
  player_ref text not null,
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  primary key (maker_ref, player_ref, currency)
);

create table if not exists sandbox.maker_transfer (
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
create table if not exists sandbox.maker_seat (
  session_ref text primary key,
  maker_ref bigint not null,
  player_ref text not null,
  game_ref bigint not null,
  currency text not null,
  token_hash bytea not null unique,
  is_demo boolean not null,
  demo_balance bigint not null default 0 check (demo_balance >= 0),
  last_seen_at timestamptz not null,
  closed_at timestamptz,
  is_seamless boolean not null default false
);
create index if not exists sandbox_maker_seat_of_player on sandbox.maker_seat (player_ref, game_ref);

create table if not exists sandbox.maker_round (
  session_ref text not null references sandbox.maker_seat (session_ref),
  round_key text not null,
  round_ref uuid not null unique,
  stake bigint not null check (stake > 0),
  win bigint check (win >= 0),
  outcome jsonb not null,
  created_at timestamptz not null,
  bet jsonb not null default 'null',
  hidden jsonb,
  decision jsonb,
  due_at timestamptz,
  primary key (session_ref, round_key),
  constraint sandbox_maker_round_open check ((win is null) = (due_at is not null))
);
create index if not exists sandbox_maker_round_latest on sandbox.maker_round (session_ref, created_at desc);
create index if not exists sandbox_maker_round_due on sandbox.maker_round (due_at) where due_at is not null;
-- Finds the bets on a match, so that results without a bet can be deleted.
create index if not exists sandbox_maker_round_legs on sandbox.maker_round using gin ((bet -> 'legs') jsonb_path_ops)
  where (bet -> 'legs') is not null;

-- What a test wants of the next transfers of a player.
create table if not exists sandbox.maker_plan (
  id bigint generated always as identity primary key,
  player_ref text not null,
  direction text not null check (direction in ('in', 'out')),
  outcome text not null check (outcome in ('refused', 'lostDone', 'lostAbsent', 'locked')),
  -- How many transfers it hits; for the lost ones, how many questions stay without an answer.
  times integer not null check (times > 0)
);

-- The matches that have started, with how they end. Each is drawn once, after its kick-off.
create table if not exists sandbox.maker_match (
  match_ref text primary key,
  kicks_off_at timestamptz not null,
  result jsonb not null
);

create table if not exists sandbox.payment (
  secret text primary key,
  order_no text not null unique,
  pay_amount bigint not null check (pay_amount > 0),
  currency text not null,
  channel_name text not null,
  status text not null default 'open',
  expires_at timestamptz not null,
  created_at timestamptz not null,
  reference text,
  constraint sandbox_payment_status_check check (status in ('open', 'paid', 'declined', 'cancelled'))
);

create table if not exists sandbox.sms (
  id bigint generated always as identity primary key,
  phone text not null,
  text text not null,
  created_at timestamptz not null
);
create index if not exists sms_outbox_of_phone on sandbox.sms (phone, id);

create table if not exists sandbox.identity_code (
  code_hash bytea primary key,
  subject text not null,
  name text not null,
  code_challenge text not null,
  expires_at timestamptz not null
);
