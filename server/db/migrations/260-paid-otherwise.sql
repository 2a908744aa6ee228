-- What a payment company calls paid for an order of another amount or currency. It is not credited: a person has to decide.
alter table pay_order add column paid_otherwise text check (length(paid_otherwise) between 1 and 60);
comment on column pay_order.paid_otherwise is 'Amount in minor units and currency that the company says were paid, if they are not those of the order.';
create index pay_order_paid_otherwise on pay_order (created_at) where paid_otherwise is not null;
