-- The bank or wallet that a player pays a deposit from, if the channel asked for it.
alter table pay_order add column bank_code text references bank (code);
comment on column pay_order.bank_code is 'One of the banks of the channel when the order was placed.';
