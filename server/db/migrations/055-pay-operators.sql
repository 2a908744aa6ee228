-- The payment company of a channel, and the banks and wallets that it can be paid from.
alter table pay_channel add column operator_code text not null default 'SANDBOX' check (operator_code ~ '^[A-Z0-9_]{1,32}$');

create table pay_channel_bank (
  channel_id text not null references pay_channel (id),
  bank_code text not null references bank (code),
  primary key (channel_id, bank_code)
);
