-- What a player brought into a game last: offered again the next time.
alter table player_game add last_transfer_in bigint check (last_transfer_in > 0);
