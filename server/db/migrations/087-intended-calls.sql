-- What is intended at a company is stored before the company is asked, so that a crash loses nothing.
alter table pay_order add column cancel_asked_at timestamptz;
comment on column pay_order.cancel_asked_at is 'The player cancels, and the company has not closed the payment yet.';
