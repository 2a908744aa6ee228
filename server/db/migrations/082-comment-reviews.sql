-- An operator has looked at the comment and shown it, or hidden it for good: reports hide it no more by themselves.
alter table game_comment add column reviewed_at timestamptz;
