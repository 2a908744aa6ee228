-- What a player has deposited in all, for the level.
create index transfer_deposits_of_player on transfer (to_player) include (amount) where type = 'deposit';
