-- The highest wins of one player of each day: the player's place among the winners (100) is found from thirty of them.
create index transfer_own_wins on transfer (to_player, ((created_at at time zone 'UTC')::date), amount desc, seq) include (created_at)
  where type in ('game_win', 'promo_win');
