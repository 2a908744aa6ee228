-- Promotions with a ring-fenced balance, deposit promotions and activities. Texts are jsonb objects keyed by locale.

-- Under which headings a movement of the wallet is shown; a new movement adds its row.
create table bill_kind (
  type text primary key,
  bill_type text not null check (bill_type in ('deposit', 'withdrawal', 'props', 'games', 'member', 'rewards', 'rebate')),
  transfer_type text check (transfer_type in ('withdraw', 'deposit', 'toGameMaker', 'outOfGameMaker', 'toPromotion', 'promotionSettlement'))
);
insert into bill_kind values
  ('deposit', 'deposit', 'deposit'),
  ('deposit_reverse', 'deposit', 'deposit'),
  ('withdraw_hold', 'withdrawal', 'withdraw'),
  ('withdraw_void', 'withdrawal', 'withdraw'),
  ('to_maker', 'games', 'toGameMaker'),
  ('out_maker', 'games', 'outOfGameMaker'),
  ('promo_stake', 'props', 'toPromotion'),
  ('promo_settle', 'rewards', 'promotionSettlement'),
  ('rebate', 'rebate', null),
  ('level_bonus', 'member', null),
  ('deposit_bonus', 'rewards', null),
  ('activity_reward', 'rewards', null);

create or replace view bill as
select
  t.id as bill_id,
  t.seq,
  w.player_id,
  kind.bill_type,
  kind.transfer_type,
  w.amount,
  w.balance_after,
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
cross join lateral (
  select t.from_player as player_id, -t.amount as amount, t.from_balance_after as balance_after where t.from_kind = 'player_wallet'
  union all
  select t.to_player, t.amount, t.to_balance_after where t.to_kind = 'player_wallet'
) w
left join bill_kind kind on kind.type = t.type
left join transfer ending on ending.resolves = t.id;

insert into transfer_rule values
  ('deposit_bonus', 'house_promo', 'player_wallet'),
  ('activity_reward', 'house_promo', 'player_wallet');
create unique index transfer_promo_reward_once on transfer (type, reference_no) where type in ('deposit_bonus', 'activity_reward');
create index transfer_of_promo_record on transfer (promo_record_id, seq) where promo_record_id is not null;

create table promotion (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  -- What has to be reached; the other conditions may be asked for besides.
  kind text not null check (kind in ('bet', 'netWin', 'balance')),
  title jsonb not null,
  summary jsonb not null,
  -- Plain text, paragraphs by line feeds.
  content jsonb not null,
  art_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Minor units that a player puts in.
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  -- Hundredths of a per cent of the amount, and the most that it may be.
  bonus_rate integer not null check (bonus_rate >= 0),
  max_bonus bigint check (max_bonus > 0),
  -- Per cent of amount and bonus together that must be staked, held at the end; of the amount that must be won. 0 asks nothing.
  bet_percent integer not null default 0 check (bet_percent >= 0),
  net_win_percent integer not null default 0 check (net_win_percent >= 0),
  balance_percent integer not null default 0 check (balance_percent >= 0),
  -- Per cent of amount and bonus together: with less than that left the record may be unlocked.
  release_percent integer not null check (release_percent between 0 and 100),
  -- How long a record may be played, and how long it waits then for its player before it ends by itself.
  play_hours integer not null check (play_hours > 0),
  wait_hours integer not null check (wait_hours > 0),
  times_per_player integer check (times_per_player > 0),
  quota integer check (quota > 0),
  needs_code boolean not null default false,
  free_spins integer not null default 0 check (free_spins >= 0),
  free_spin_stake bigint not null default 0 check (free_spin_stake >= 0),
  platforms jsonb not null,
  position integer not null,
  check (bet_percent + net_win_percent + balance_percent > 0),
  check ((free_spins > 0) = (free_spin_stake > 0))
);

-- Which games count, and how much of a stake. The narrowest that fits holds: game, maker, category, all.
create table promotion_scope (
  promotion_id text not null references promotion (id),
  kind text not null check (kind in ('all', 'category', 'maker', 'game')),
  ref text not null,
  contribution integer not null check (contribution between 0 and 100),
  primary key (promotion_id, kind, ref)
);

create table promotion_code (
  code text primary key check (code ~ '^[A-Z0-9]{4,16}$'),
  promotion_id text not null references promotion (id),
  -- entry: lets a player take part. gift: opens a record at once that holds the gift and nothing of the player's.
  kind text not null check (kind in ('entry', 'gift')),
  gift_amount bigint check (gift_amount > 0),
  most_uses integer check (most_uses > 0),
  ends_at timestamptz not null,
  check ((kind = 'gift') = (gift_amount is not null))
);
create table promotion_code_use (
  code text not null references promotion_code (code),
  player_id bigint not null references player (id),
  used_at timestamptz not null,
  primary key (code, player_id)
);

create table promotion_record (
  id bigint generated always as identity (start with 60001) primary key,
  player_id bigint not null references player (id),
  promotion_id text not null references promotion (id),
  code text references promotion_code (code),
  -- What was agreed, as it was then.
  terms jsonb not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  bonus bigint not null check (bonus >= 0),
  required_bet bigint not null check (required_bet >= 0),
  required_net_win bigint not null check (required_net_win >= 0),
  required_balance bigint not null check (required_balance >= 0),
  release_amount bigint not null check (release_amount >= 0),
  free_spins_left integer not null check (free_spins_left >= 0),
  -- "Waiting to close" is no stored state: it is an ongoing record after its deadline.
  status text not null default 'ongoing' check (status in ('ongoing', 'settlable', 'settled', 'closed', 'unlocked')),
  ended_by text check (ended_by in ('player', 'time')),
  -- Minor units that went to the wallet or were lost.
  ended_amount bigint check (ended_amount >= 0),
  joined_at timestamptz not null,
  deadline_at timestamptz not null,
  -- When it settles or closes by itself.
  auto_end_at timestamptz not null,
  ended_at timestamptz,
  check (amount + bonus > 0),
  check (joined_at < deadline_at and deadline_at < auto_end_at),
  check ((status in ('settled', 'closed', 'unlocked')) = (ended_at is not null)),
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (ended_amount is null))
);
create unique index promotion_record_open_once on promotion_record (player_id, promotion_id) where ended_at is null;
create index promotion_record_of_player on promotion_record (player_id, joined_at desc);
create index promotion_record_due on promotion_record (auto_end_at) where ended_at is null;
create index promotion_record_of_promotion on promotion_record (promotion_id);
alter table account add foreign key (promo_record_id) references promotion_record (id);

-- What ended stays as it ended, and nobody changes what was agreed.
create function promotion_record_kept() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null then
    raise exception 'the promotion record has ended' using errcode = '23514', constraint = 'promotion_record_ended_once';
  end if;
  if (new.player_id, new.promotion_id, new.code, new.terms, new.currency, new.amount, new.bonus, new.required_bet, new.required_net_win, new.required_balance, new.release_amount, new.joined_at, new.deadline_at, new.auto_end_at)
    is distinct from (old.player_id, old.promotion_id, old.code, old.terms, old.currency, old.amount, old.bonus, old.required_bet, old.required_net_win, old.required_balance, old.release_amount, old.joined_at, old.deadline_at, old.auto_end_at) then
    raise exception 'the terms of a promotion record are frozen' using errcode = '23514', constraint = 'promotion_record_terms_frozen';
  end if;
  return new;
end $$;
create trigger promotion_record_kept before update on promotion_record for each row execute function promotion_record_kept();

-- A record that ended with nothing left has no last transfer to tell by, so the record itself is asked too.
create function transfer_promotion_record_open() returns trigger language plpgsql as $$
begin
  if exists (select 1 from promotion_record where id = new.promo_record_id and ended_at is not null) then
    raise exception 'the promotion record has ended' using errcode = '23514', constraint = 'transfer_promotion_open';
  end if;
  return new;
end $$;
create trigger transfer_promotion_record_open before insert on transfer for each row
  when (new.type in ('promo_stake', 'promo_bonus', 'promo_bet', 'promo_win')) execute function transfer_promotion_record_open();

-- Rounds played on a record. A maker's round counts once, for one record.
create table promotion_round (
  id bigint generated always as identity primary key,
  maker_id bigint not null references maker (id),
  round_ref text not null,
  record_id bigint not null references promotion_record (id),
  game_id bigint not null references game (id),
  stake bigint not null check (stake > 0),
  -- The part of the stake that counts; nothing of a free spin.
  counted bigint not null check (counted between 0 and stake),
  is_free boolean not null,
  -- Null while the maker has not said.
  win bigint check (win >= 0),
  is_late boolean not null default false,
  staked_at timestamptz not null,
  unique (maker_id, round_ref)
);
create index promotion_round_of_record on promotion_round (record_id);

-- The bill of a record as far as it has been compiled: money in and out, and play by day and game.
create table promotion_bill (
  record_id bigint primary key references promotion_record (id),
  -- The last movement of the record that is in it.
  through_seq bigint not null,
  compiled_at timestamptz not null
);
create table promotion_bill_line (
  record_id bigint not null references promotion_record (id),
  position integer not null,
  kind text not null check (kind in ('stake', 'bonus', 'play', 'settle', 'void')),
  game_id bigint references game (id),
  rounds integer not null default 0,
  stake bigint not null default 0,
  counted bigint not null default 0,
  win bigint not null default 0,
  -- What the line does to the promotion balance.
  amount bigint not null,
  at timestamptz not null,
  primary key (record_id, position)
);

-- A session that plays on a record moves no money to the maker: its rounds move the record's balance.
alter table game_session add column promotion_record_id bigint references promotion_record (id);
create index game_session_on_record on game_session (promotion_record_id) where ended_at is null and promotion_record_id is not null;
alter table sandbox_maker_seat add column is_seamless boolean not null default false;

-- Promotions of a deposit: the bonus comes with the deposit, into the wallet, with its turnover.
create table deposit_promotion (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  art_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  min_amount bigint not null check (min_amount > 0),
  -- Hundredths of a per cent of the deposit.
  bonus_rate integer not null check (bonus_rate > 0),
  max_bonus bigint not null check (max_bonus > 0),
  -- Per cent of deposit and bonus together.
  turnover_percent integer not null check (turnover_percent >= 0),
  -- For a player's first deposit only.
  is_first_only boolean not null default false,
  times_per_day integer check (times_per_day > 0),
  times_per_player integer check (times_per_player > 0),
  position integer not null
);
alter table pay_order add column activity_id text references deposit_promotion (id);
alter table pay_order add column bonus bigint not null default 0 check (bonus >= 0);
alter table pay_order add column turnover bigint not null default 0 check (turnover >= 0);
alter table pay_order add constraint pay_order_bonus_of_activity check (activity_id is not null or (bonus = 0 and turnover = 0));

-- Marketing events.
create table activity (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  -- What a player has to do after joining: nothing (news), only join, deposit, or stake the goal.
  kind text not null check (kind in ('news', 'join', 'deposit', 'stake')),
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  art_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  claim_until timestamptz not null check (claim_until >= ends_at),
  goal bigint not null default 0 check (goal >= 0),
  reward bigint not null default 0 check (reward >= 0),
  turnover_percent integer not null default 0 check (turnover_percent >= 0),
  quota integer check (quota > 0),
  position integer not null,
  check ((kind = 'news') = (reward = 0)),
  check ((kind in ('deposit', 'stake')) = (goal > 0))
);
create table activity_entry (
  id bigint generated always as identity primary key,
  activity_id text not null references activity (id),
  player_id bigint not null references player (id),
  joined_at timestamptz not null,
  claimed_at timestamptz,
  unique (player_id, activity_id)
);
create index activity_entry_of_activity on activity_entry (activity_id);
