create table player (
  id bigint generated always as identity (start with 10001) primary key,
  username text not null,
  -- 0-form, digits only.
  phone text not null unique check (phone ~ '^0[0-9]{8,10}$'),
  password_hash text not null,
  nickname text not null,
  -- Id in the art index; empty for one that the id picks.
  avatar text not null default '',
  level integer not null default 0 check (level >= 0),
  language text not null,
  invite_code text not null unique check (invite_code ~ '^[A-Z0-9]{6}$'),
  invited_by bigint references player (id),
  status text not null default 'active' check (status in ('active', 'locked')),
  browser_uuid uuid,
  adult_confirmed_at timestamptz,
  password_changed_at timestamptz not null,
  online_seconds bigint not null default 0,
  created_at timestamptz not null
);
create unique index player_username on player (lower(username));

alter table account add foreign key (player_id) references player (id);
alter table idempotency add foreign key (player_id) references player (id);

create table session (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  -- SHA-256 of the token: a stolen table opens no session.
  token_hash bytea not null unique,
  browser_uuid uuid,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null,
  -- Slides with the player's calls, at most once a minute.
  last_used_at timestamptz not null,
  ended_at timestamptz
);
create index session_of_player on session (player_id) where ended_at is null;

create table captcha (
  id uuid primary key,
  solution text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index captcha_age on captcha (expires_at);

create table one_time_code (
  purpose text not null,
  phone text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, phone)
);

-- What the sandbox has "sent".
create table sms_outbox (
  id bigint generated always as identity primary key,
  phone text not null,
  text text not null,
  created_at timestamptz not null
);
create index sms_outbox_of_phone on sms_outbox (phone, id);

-- Fixed windows; one row a limited thing.
create table rate_limit (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index rate_limit_age on rate_limit (window_ends_at);

create table bank (
  code text primary key,
  name text not null,
  art_id text not null,
  position integer not null
);

create table player_bank_card (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  bank_code text not null references bank (code),
  bank_name text not null,
  holder text not null,
  account_number text not null check (account_number ~ '^[0-9]{4,30}$'),
  remark text not null default '',
  icon text not null default '',
  operator_code text not null default 'CUSTOM',
  is_default boolean not null default false,
  created_at timestamptz not null
);
create unique index player_bank_card_default on player_bank_card (player_id) where is_default;
create index player_bank_card_of_player on player_bank_card (player_id);
