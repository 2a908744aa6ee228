-- The view of the bills joined every transfer with its sides before anything was chosen, which no index could serve: a player
-- with a million rounds waited for seconds. Now each side of the wallet is a part of the union with an index that has no rounds
-- in it. A page of a list is read from the same parts, each from its newest row on (`server/domain/wallet/bill-parts.ts`).

create index transfer_out_of_wallet on transfer (from_player, created_at desc, seq desc) where from_kind = 'player_wallet';
create index transfer_into_wallet on transfer (to_player, created_at desc, seq desc) where to_kind = 'player_wallet';
-- The other half of `transfer_stakes`: both serve the part of a day that no sum of days has.
create index transfer_winnings on transfer (to_player, created_at) include (amount) where type = 'game_win';

drop view wallet_bill;

-- Each side by itself, for a list that is read from its newest row on; both together are the bills of the ledger.
create view bill_out_of_wallet as
select
  t.id as bill_id,
  t.seq,
  t.from_player as player_id,
  kind.bill_type,
  kind.transfer_type,
  -t.amount as amount,
  t.from_balance_after as balance_after,
  case
    when t.type = 'withdraw_hold' and ending.type is null then 'pendingReview'
    when t.type = 'withdraw_hold' and ending.type = 'withdraw_void' then 'failed'
    else 'done'
  end as status,
  t.type as ledger_type,
  t.currency,
  t.reference_no,
  t.maker_id,
  t.game_id,
  t.created_at
from transfer t
left join bill_kind kind on kind.type = t.type
left join transfer ending on ending.resolves = t.id
where t.from_kind = 'player_wallet';

create view bill_into_wallet as
select
  t.id as bill_id,
  t.seq,
  t.to_player as player_id,
  kind.bill_type,
  kind.transfer_type,
  t.amount,
  t.to_balance_after as balance_after,
  'done' as status,
  t.type as ledger_type,
  t.currency,
  t.reference_no,
  t.maker_id,
  t.game_id,
  t.created_at
from transfer t
left join bill_kind kind on kind.type = t.type
where t.to_kind = 'player_wallet';

create or replace view bill as
select * from bill_out_of_wallet
union all
select * from bill_into_wallet;
