-- Accounts of the site that players pay into by themselves.
create table manual_bank (
  id text primary key,
  bank_code text not null references bank (code),
  holder text not null,
  account_number text not null,
  note jsonb not null,
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  -- A wallet is found by the number of its transaction alone.
  needs_transaction_no boolean not null default false,
  is_open boolean not null default true,
  position integer not null
);

-- A payment that a player made and tells of; the money is posted when the review has found it.
create table manual_deposit (
  order_no text primary key check (order_no ~ '^[0-9a-f]{32}$'),
  player_id bigint not null references player (id),
  bank_id text not null references manual_bank (id),
  sent_under uuid,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- Whose money it is, and from where.
  payer_name text not null,
  payer_account text not null,
  paid_at timestamptz not null,
  transaction_no text,
  -- Addresses of the uploads.
  receipts jsonb not null,
  status text not null check (status in ('pendingReview', 'failed', 'done')),
  reason text,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint manual_deposit_reason check ((status = 'failed') = (reason is not null)),
  constraint manual_deposit_ended check ((status in ('failed', 'done')) = (ended_at is not null)),
  unique (player_id, sent_under)
);
create index manual_deposit_of_player on manual_deposit (player_id, created_at desc);
create index manual_deposit_open on manual_deposit (created_at) where status = 'pendingReview';
-- One payment is credited once.
create unique index manual_deposit_transaction_once on manual_deposit (bank_id, transaction_no) where transaction_no is not null and status <> 'failed';
