-- Money that a player asked to be paid out. It is held when asked for (hold_id) and leaves, or comes back, when the
-- withdrawal ends: the ledger says which, and the auditor compares.
create table withdrawal (
  order_no text primary key check (order_no ~ '^[0-9a-f]{32}$'),
  player_id bigint not null references player (id),
  card_id bigint not null references player_bank_card (id),
  sent_under uuid,
  amount bigint not null check (amount > 0),
  -- Part of the amount.
  fee bigint not null check (fee >= 0),
  currency text not null,
  -- Where it goes, as it was when asked for.
  bank_code text not null references bank (code),
  bank_name text not null,
  holder text not null,
  account_number text not null,
  -- pendingPayment: approved, not yet paid out.
  status text not null check (status in ('pendingReview', 'failed', 'pendingPayment', 'done')),
  reason text,
  hold_id uuid not null unique references transfer (id),
  eta_at timestamptz not null,
  created_at timestamptz not null,
  reviewed_at timestamptz,
  ended_at timestamptz,
  check (fee < amount),
  constraint withdrawal_reason check ((status = 'failed') = (reason is not null)),
  constraint withdrawal_ended check ((status in ('failed', 'done')) = (ended_at is not null)),
  unique (player_id, sent_under)
);
create unique index withdrawal_open_once on withdrawal (player_id) where status in ('pendingReview', 'pendingPayment');
create index withdrawal_of_player on withdrawal (player_id, created_at desc);
create index withdrawal_open on withdrawal (created_at) where status in ('pendingReview', 'pendingPayment');

insert into transfer_rule values ('withdraw_fee', 'pay_clearing', 'house_fee');
