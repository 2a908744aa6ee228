create table pay_method (
  id text primary key,
  method text not null unique,
  name jsonb not null,
  endpoint text not null check (endpoint in ('charge', 'recharge')),
  position integer not null
);

create table pay_channel (
  id text primary key,
  method_id text not null references pay_method (id),
  name jsonb not null,
  note jsonb not null,
  icon text not null check (icon in ('qr', 'wallet', 'bank')),
  pay_type text not null check (pay_type in ('url', 'qr', 'form', 'none')),
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  -- Hundredths of a per cent.
  fee_rate integer not null default 0 check (fee_rate between 0 and 10000),
  credit_seconds integer not null,
  -- Minor units a player and day; null for no limit.
  daily_limit bigint,
  is_open boolean not null default true,
  position integer not null
);

create table pay_order (
  -- 128 random bits as hex: a number that nobody guesses.
  order_no text primary key check (order_no ~ '^[0-9a-f]{32}$'),
  player_id bigint not null references player (id),
  channel_id text not null references pay_channel (id),
  -- The idempotency key that it was sent under: how a client that saw no answer finds it.
  sent_under uuid,
  amount bigint not null check (amount > 0),
  pay_amount bigint not null check (pay_amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null,
  status text not null check (status in ('pendingReview', 'failed', 'pendingPayment', 'done')),
  reason text check (reason in ('declined', 'expired', 'cancelled')),
  qr_content text,
  -- SHA-256 of the secret in the gateway page's link.
  pay_secret_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'failed') = (reason is not null)),
  check ((status in ('failed', 'done')) = (ended_at is not null)),
  unique (player_id, sent_under)
);
create index pay_order_of_player on pay_order (player_id, created_at desc);
create index pay_order_due on pay_order (expires_at) where status = 'pendingPayment';

create table game_session (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  player_id bigint not null references player (id),
  game_id bigint not null references game (id),
  maker_id bigint not null references maker (id),
  sent_under uuid,
  status text not null check (status in ('transferringIn', 'unknownIn', 'playing', 'interrupted', 'transferringOut', 'unknownOut', 'settled', 'failed')),
  is_demo boolean not null default false,
  open_type text not null,
  wallet_mode text not null,
  currency text not null,
  transfer_in_amount bigint not null default 0 check (transfer_in_amount >= 0),
  transfer_out_amount bigint,
  -- SHA-256 of the one-use launch ticket (decision J3).
  ticket_hash bytea,
  ticket_used_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  unique (player_id, sent_under)
);
create unique index game_session_open_once on game_session (player_id) where ended_at is null and not is_demo;
create index game_session_of_player on game_session (player_id, started_at desc);
