-- Deposits that moved no money stand beside the transfers of the wallet (decision 031). They are no rows of the ledger.
create view wallet_bill as
select
  bill_id::text as bill_id,
  bill_id as transfer_id,
  seq,
  player_id,
  bill_type,
  transfer_type,
  amount,
  balance_after,
  status,
  null::text as reason,
  null::timestamptz as expires_at,
  game_id,
  reference_no,
  created_at
from bill
union all
select order_no, null, null, player_id, 'deposit', 'deposit', amount, null, status, reason,
  case when status = 'pendingPayment' then expires_at end, null, order_no, created_at
from pay_order
where status <> 'done'
union all
select order_no, null, null, player_id, 'deposit', 'deposit', amount, null, status,
  case when status = 'failed' then 'declined' end, null, null, order_no, created_at
from manual_deposit
where status <> 'done';

comment on column wallet_bill.bill_id is 'Of a transfer its id, of a deposit that moved no money its order number.';
comment on column wallet_bill.transfer_id is 'Null while no money has moved.';
comment on column wallet_bill.amount is 'Minor units, negative if it left the wallet. Of a deposit that moved no money: what was asked for.';
comment on column wallet_bill.balance_after is 'Null while no money has moved.';
comment on column wallet_bill.reason is 'Why a deposit failed; null of anything else.';
comment on column wallet_bill.expires_at is 'Until when an order waits for its payment; null of anything else.';
