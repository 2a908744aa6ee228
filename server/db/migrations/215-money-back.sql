-- Money that is on its way between wallet and maker is asked for by a sweep too, not only when the player looks.
alter table game_session
  add column exit_asked_at timestamptz,
  add column ask_at timestamptz,
  add column asks integer not null default 0;
comment on column game_session.exit_asked_at is 'Since when the player wants the money back; null while the player plays.';
comment on column game_session.ask_at is 'When the sweep asks the maker next; null if nothing is on its way.';
comment on column game_session.asks is 'How often the sweep has asked.';
-- Sessions that were open before: those that are being played have no transfer on its way, and asking about them changes nothing.
update game_session set ask_at = started_at where ended_at is null;
create index game_session_to_ask on game_session (ask_at) where ended_at is null and ask_at is not null;
