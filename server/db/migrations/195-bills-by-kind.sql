-- A filter by a rare kind of bill (a player who never withdrew) read every bill of the player from the newest on. These
-- indexes find the bills of a kind without the others; a frequent kind is still read newest first.

create index transfer_out_of_wallet_by_type on transfer (from_player, type, created_at desc, seq desc)
where from_kind = 'player_wallet';
create index transfer_into_wallet_by_type on transfer (to_player, type, created_at desc, seq desc)
where to_kind = 'player_wallet';
