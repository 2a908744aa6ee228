-- Sums of every player's bills by site day, kept up with each transfer: the analysis of a year reads a few hundred rows
-- instead of every bill.

-- The day in the time zone of this database's site. The offsets stand in server/site.ts too; a test compares them.
create function site_day(at timestamptz) returns date language sql stable set search_path = public, pg_temp as $$
  select ((at at time zone 'UTC') + make_interval(mins => coalesce(
    (select case value #>> '{}' when 'PH' then 480 when 'TH' then 420 when 'MM' then 390 end from site_setting where key = 'site'),
    0)))::date
$$;

create table bill_day (
  player_id bigint not null references player (id),
  day date not null,
  -- A bill_type; `other` for a movement of the wallet without one; `stake` and `win` of games, which move no wallet.
  kind text not null,
  -- Minor units, both positive.
  income bigint not null check (income >= 0),
  expense bigint not null check (expense >= 0),
  count integer not null check (count >= 0),
  primary key (player_id, day, kind)
);

-- What the sums have to be. A failed withdrawal moved no money, so neither its hold nor its return counts.
create view bill_day_computed as
select player_id, site_day(created_at) as day, coalesce(bill_type, 'other') as kind,
  coalesce(sum(amount) filter (where amount > 0), 0)::bigint as income,
  coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as expense,
  count(*)::integer as count
from bill where ledger_type <> 'withdraw_void' and status <> 'failed'
group by 1, 2, 3
union all
select coalesce(from_player, to_player), site_day(created_at), case type when 'game_win' then 'win' else 'stake' end,
  coalesce(sum(amount) filter (where type = 'game_win'), 0)::bigint,
  coalesce(sum(amount) filter (where type = 'game_loss'), 0)::bigint,
  count(*)::integer
from transfer where type in ('game_win', 'game_loss')
group by 1, 2, 3;

insert into bill_day select * from bill_day_computed;

create function bill_day_add(of_player bigint, at timestamptz, of_kind text, more_income bigint, more_expense bigint, more integer)
returns void language sql as $$
  insert into bill_day as kept values (of_player, site_day(at), of_kind, more_income, more_expense, more)
  on conflict (player_id, day, kind) do update set
    income = kept.income + excluded.income, expense = kept.expense + excluded.expense, count = kept.count + excluded.count
$$;

create function transfer_counts_by_day() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_kind text;
  hold transfer;
begin
  if new.type = 'game_win' then
    perform bill_day_add(coalesce(new.from_player, new.to_player), new.created_at, 'win', new.amount, 0, 1);
  elsif new.type = 'game_loss' then
    perform bill_day_add(coalesce(new.from_player, new.to_player), new.created_at, 'stake', 0, new.amount, 1);
  elsif new.type = 'withdraw_void' then
    select * into strict hold from transfer where id = new.resolves;
    update bill_day set expense = expense - hold.amount, count = count - 1
    where player_id = hold.from_player and day = site_day(hold.created_at)
      and kind = (select bill_type from bill_kind where type = 'withdraw_hold');
  elsif 'player_wallet' in (new.from_kind, new.to_kind) then
    select coalesce((select bill_type from bill_kind where type = new.type), 'other') into of_kind;
    if new.from_kind = 'player_wallet' then
      perform bill_day_add(new.from_player, new.created_at, of_kind, 0, new.amount, 1);
    end if;
    if new.to_kind = 'player_wallet' then
      perform bill_day_add(new.to_player, new.created_at, of_kind, new.amount, 0, 1);
    end if;
  end if;
  return null;
end $$;
create trigger transfer_counts_by_day after insert on transfer for each row execute function transfer_counts_by_day();
