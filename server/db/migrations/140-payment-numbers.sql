-- A receipt shows the payment company's number of a payment, not the lobby's order number. The player finds the order by it.
alter table pay_order add column company_reference text check (length(company_reference) between 1 and 64);
create index pay_order_of_company_reference
  on pay_order (player_id, upper(regexp_replace(company_reference, '[[:space:]-]', '', 'g')))
  where company_reference is not null;

-- The embedded company's own number of a payment. Payments from before this migration have none.
alter table sandbox_payment add column reference text;
