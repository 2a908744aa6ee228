-- A player may give up the bonus of a deposit, so that only the deposit's own stakes are required.
insert into transfer_rule values ('deposit_bonus_void', 'player_wallet', 'house_promo');
insert into bill_kind values ('deposit_bonus_void', 'rewards', null);

create table deposit_bonus_given_up (
  order_no text primary key check (length(order_no) between 1 and 64),
  player_id bigint not null references player (id),
  bonus bigint not null check (bonus > 0),
  net_win bigint not null,
  forfeited bigint not null check (forfeited >= 0),
  given_at timestamptz not null,
  given_up_at timestamptz not null check (given_up_at >= given_at)
);
comment on table deposit_bonus_given_up is 'Bonuses of deposits that their players gave up.';
comment on column deposit_bonus_given_up.order_no is 'The deposit, by channel or by hand.';
comment on column deposit_bonus_given_up.bonus is 'Minor units.';
comment on column deposit_bonus_given_up.net_win is 'Wins minus stakes since the bonus was given, minor units; also those of bets that ended later.';
comment on column deposit_bonus_given_up.forfeited is 'What the house took back of bonus and wins, minor units.';
create index deposit_bonus_given_up_of_player on deposit_bonus_given_up (player_id, given_up_at);
create index wallet_round_open on wallet_round (session_id) where win is null;
