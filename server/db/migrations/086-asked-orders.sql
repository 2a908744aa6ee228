-- The company is asked about an order after one minute, then after twice as long each time. A company that does not
-- respond is asked less and less often, and holds up no other.
alter table pay_order add column asks integer not null default 0 check (asks >= 0);
alter table pay_order add column ask_at timestamptz;
comment on column pay_order.asks is 'How often the payment company was asked about the order.';
comment on column pay_order.ask_at is 'When the payment company is asked next; null when it is not asked any more.';

update pay_order set ask_at = created_at
where status = 'pendingPayment' or (status = 'failed' and ended_at > now() - interval '1 day');

drop index pay_order_given_up;
create index pay_order_to_ask on pay_order (ask_at) where ask_at is not null;
