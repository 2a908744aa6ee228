-- What players say of games. Plain text; replies hang on a comment of the first level.
create table game_comment (
  id bigint generated always as identity (start with 70001) primary key,
  game_id bigint not null references game (id),
  player_id bigint not null references player (id),
  parent_id bigint references game_comment (id),
  -- Whom a reply answers.
  reply_to bigint references player (id),
  content text not null check (length(content) between 1 and 500),
  score smallint check (score between 1 and 5),
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- Reported often enough to wait for an operator.
  hidden_at timestamptz,
  check (score is null or parent_id is null)
);
create index game_comment_of_game on game_comment (game_id, created_at desc, id desc) where parent_id is null and deleted_at is null;
create index game_comment_replies on game_comment (parent_id, created_at, id) where parent_id is not null and deleted_at is null;
-- A player counts once in the score of a game.
create unique index game_comment_scores_once on game_comment (game_id, player_id) where score is not null and deleted_at is null;

create table game_comment_report (
  comment_id bigint not null references game_comment (id),
  player_id bigint not null references player (id),
  created_at timestamptz not null,
  primary key (comment_id, player_id)
);

-- Whom a social network says that a player is.
create table social_account (
  type text not null check (type in ('facebook')),
  subject text not null check (length(subject) between 1 and 128),
  player_id bigint not null references player (id),
  name text not null,
  bound_at timestamptz not null,
  primary key (type, subject),
  unique (player_id, type)
);

-- A social login on its way (RFC 6749 section 10.12, RFC 7636): the browser holds the state, this server its hash and the verifier.
create table social_login (
  state_hash bytea primary key,
  type text not null,
  verifier text not null,
  browser_uuid uuid not null,
  -- Who binds; null where somebody logs in.
  player_id bigint references player (id),
  -- Known once the code was exchanged: a code works once, and the player may have something to confirm yet.
  subject text,
  name text,
  expires_at timestamptz not null
);
create index social_login_age on social_login (expires_at);

-- The embedded identity page: codes it gave out.
create table sandbox_identity_code (
  code_hash bytea primary key,
  subject text not null,
  name text not null,
  code_challenge text not null,
  expires_at timestamptz not null
);
