-- A page of one category of a player with many messages, without reading those of the other categories.
create index message_of_category on message (player_id, category, created_at desc, id desc);
