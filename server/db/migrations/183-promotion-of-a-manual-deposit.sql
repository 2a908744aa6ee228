-- A manual deposit takes a deposit promotion, as an order does: what was promised is paid at the approval.
alter table manual_deposit
  add column activity_id text references deposit_promotion (id),
  add column bonus bigint not null default 0 check (bonus >= 0),
  add column turnover bigint not null default 0 check (turnover >= 0),
  add constraint manual_deposit_bonus_of_activity check (activity_id is not null or (bonus = 0 and turnover = 0));
comment on column manual_deposit.activity_id is 'The deposit promotion that the player chose.';
comment on column manual_deposit.bonus is 'Minor units promised with the deposit promotion.';
