-- A maker may return another amount than the ledger says it holds. The difference lies in suspense until an operator
-- decides who bears it.
insert into transfer_rule values
  ('maker_difference', 'maker_balance', 'suspense'),
  ('maker_difference', 'suspense', 'maker_balance'),
  ('suspense_to_player', 'suspense', 'player_wallet'),
  ('suspense_to_maker', 'suspense', 'maker_settle'),
  ('suspense_to_maker', 'maker_settle', 'suspense');
insert into bill_kind values ('suspense_to_player', 'games', 'outOfGameMaker');

create table suspense_decision (
  transfer_id uuid primary key references transfer (id),
  decided_by uuid not null unique references transfer (id),
  decided_at timestamptz not null
);
comment on table suspense_decision is 'Transfers that left or reached suspense, and the transfer that balances each of them.';
create index transfer_in_suspense on transfer (seq) where type in ('promo_late_win', 'maker_difference');
