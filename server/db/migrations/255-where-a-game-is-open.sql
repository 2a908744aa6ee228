-- Which login entered a game last, so that another device asks before it takes the game over.
alter table game_session add column seat_login_id bigint references session (id) on delete set null;
alter table game_session add column seated_at timestamptz;
alter table game_session add column seat_seen_at timestamptz;
create index game_session_seat_login on game_session (seat_login_id) where seat_login_id is not null;
comment on column game_session.seat_login_id is 'The login whose page entered the game last; null before the first page and once that login is deleted.';
comment on column game_session.seated_at is 'When that login entered.';
comment on column game_session.seat_seen_at is 'When a page of that login last asked for the balance in the game.';
