-- Finds the bets on a match, so that results without a bet can be deleted.
create index sandbox_maker_round_legs on sandbox_maker_round using gin ((bet -> 'legs') jsonb_path_ops)
  where (bet -> 'legs') is not null;
