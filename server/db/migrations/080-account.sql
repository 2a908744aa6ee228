-- What a player tells of oneself. The phone may be missing: an account that began at a social login has none at first.
alter table player alter column phone drop not null;
alter table player
  add column realname text not null default '' check (length(realname) <= 140),
  add column gender text not null default 'unknown' check (gender in ('male', 'female', 'unknown', 'custom')),
  add column birthday date,
  add column email text not null default '' check (length(email) <= 255),
  -- The address of a picture of the player's own; empty for one of the site's.
  add column avatar_url text not null default '';

-- A birthday is told once (specification, section 5).
create function birthday_stays() returns trigger language plpgsql as $$
begin
  if old.birthday is not null and new.birthday is distinct from old.birthday then
    raise exception 'a birthday is told once' using errcode = '23514', constraint = 'player_birthday_fixed';
  end if;
  return new;
end $$;
create trigger player_birthday_fixed before update of birthday on player for each row execute function birthday_stays();

-- What the site tells a player. Texts in all languages, so that they follow the language of the reader.
create table message (
  id bigint generated always as identity (start with 30001) primary key,
  player_id bigint not null references player (id),
  category text not null check (category in ('activity', 'platform', 'system')),
  -- What happened, or 'notice' for words of the operator.
  kind text not null,
  title jsonb not null,
  content jsonb not null,
  -- A path of the lobby; empty where there is nowhere to go.
  link text not null default '' check (link = '' or link ~ '^/[^/\\]'),
  created_at timestamptz not null,
  read_at timestamptz
);
create index message_of_player on message (player_id, created_at desc, id desc);
create index message_unread on message (player_id, category) where read_at is null;

create table feedback (
  id bigint generated always as identity (start with 50001) primary key,
  player_id bigint not null references player (id),
  content text not null check (length(content) between 10 and 1000),
  -- 0-form.
  phone text not null,
  pictures jsonb not null default '[]',
  created_at timestamptz not null
);
create index feedback_age on feedback (created_at);

create table faq (
  id text primary key,
  topic text not null check (topic in ('account', 'deposit', 'withdrawal', 'games', 'promotions', 'safety')),
  question jsonb not null,
  answer jsonb not null,
  position integer not null
);

-- The newest version of the app on a platform, and the oldest that still works.
create table app_version (
  platform text primary key check (platform in ('android', 'ios', 'web')),
  version text not null check (version ~ '^\d{1,4}\.\d{1,4}\.\d{1,4}$'),
  oldest_version text not null check (oldest_version ~ '^\d{1,4}\.\d{1,4}\.\d{1,4}$'),
  download_link text not null default '',
  notes jsonb not null,
  released_at timestamptz not null
);

-- Which host an app finds the lobby at.
create table app_domain (
  app_key text primary key check (app_key ~ '^[A-Za-z0-9_-]{1,64}$'),
  host text not null check (host ~ '^[a-z0-9.-]{1,253}(:\d{1,5})?$')
);
