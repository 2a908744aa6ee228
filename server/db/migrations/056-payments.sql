-- A payment that was given up is closed at the company: it takes no money any more.
alter table sandbox_payment drop constraint sandbox_payment_status_check;
alter table sandbox_payment add constraint sandbox_payment_status_check check (status in ('open', 'paid', 'declined', 'cancelled'));
-- Orders that were given up or ran out are asked about for a day.
create index pay_order_given_up on pay_order (ended_at) where status = 'failed';

-- One payment is credited once, however its number is spelt.
drop index manual_deposit_transaction_once;
create unique index manual_deposit_transaction_once on manual_deposit (bank_id, upper(regexp_replace(transaction_no, '[[:space:]-]', '', 'g'))) where transaction_no is not null and status <> 'failed';
