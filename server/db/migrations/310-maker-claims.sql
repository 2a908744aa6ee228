-- One request at a time talks with the maker about a session, for a bounded time and without a lock (decision 068).
alter table game_session
  add column claimed_by uuid,
  add column claimed_until timestamptz,
  add constraint game_session_claim_is_whole check ((claimed_by is null) = (claimed_until is null));
comment on column game_session.claimed_by is 'The request that is asking the maker about the session; null if none is.';
comment on column game_session.claimed_until is 'From then on another request may ask in its place.';
