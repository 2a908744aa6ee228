-- Stakes that a player must have bet before money may leave. A stake counts for one requirement, the oldest that was
-- there before it: see server/domain/wallet/turnover.ts.
create table turnover_requirement (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  source text not null check (source in ('deposit', 'deposit_bonus', 'level_bonus', 'system_bonus', 'rebate', 'referral', 'promotion')),
  -- The order, bonus or record that asks for it.
  reference_no text not null check (length(reference_no) between 1 and 64),
  -- Minor units.
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  -- Set once no requirement of the player was left, so that the past is summed once.
  met_at timestamptz,
  unique (player_id, source, reference_no)
);
create index turnover_requirement_open on turnover_requirement (player_id, created_at) where met_at is null;

create index transfer_stakes on transfer (from_player, created_at) include (amount) where type = 'game_loss';
