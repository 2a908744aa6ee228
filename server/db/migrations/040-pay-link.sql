-- The gateway's link is kept while an order waits: a player who lost the answer gets it again by tracing the order.
alter table pay_order drop column pay_secret_hash;
alter table pay_order add column pay_url text;
alter table pay_order drop constraint pay_order_check;
alter table pay_order add constraint pay_order_reason check ((status = 'failed') = (reason is not null));

-- The embedded gateway's own books, as if it were a foreign company.
create table sandbox_payment (
  secret text primary key,
  order_no text not null unique,
  pay_amount bigint not null check (pay_amount > 0),
  currency text not null,
  channel_name text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'declined')),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
