-- Pictures that players sent, encoded anew. In the database, so that every server process has them.
create table upload (
  -- 128 random bits as hex: a name that nobody guesses.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  player_id bigint not null references player (id),
  biz_type text not null check (biz_type in ('avatar', 'receipt', 'feedback', 'kyc')),
  -- As the player called it.
  original_name text not null,
  -- WebP.
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  -- The deposit, feedback or profile that shows it. What nothing claims is deleted after a day.
  claimed_by text,
  claimed_at timestamptz,
  check ((claimed_by is null) = (claimed_at is null))
);
create index upload_of_player on upload (player_id);
create index upload_unclaimed on upload (created_at) where claimed_at is null;
