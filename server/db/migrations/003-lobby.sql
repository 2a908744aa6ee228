-- Texts are jsonb objects keyed by locale (en_US, ms_MY, my_MM, th_TH, zh_CN). Pictures are named by their id in the
-- art index, whose files change their names with their content.

create table site_setting (
  key text primary key,
  value jsonb not null
);

create table player_level (
  level integer primary key check (level >= 0),
  name text not null
);

create table agreement (
  type text primary key,
  title jsonb not null,
  content jsonb not null,
  updated_at timestamptz not null
);

create table bulletin (
  id text primary key,
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  is_popup boolean not null default false,
  created_at timestamptz not null
);

create table banner (
  id text not null,
  place text not null check (place in ('home', 'promotion')),
  position integer not null,
  title jsonb not null,
  text jsonb not null,
  button jsonb not null,
  terms jsonb not null,
  link text not null,
  art_id text not null,
  primary key (id, place)
);

create table category (
  -- Also the name of its icon.
  id text primary key,
  name jsonb not null,
  position integer not null
);

create table maker (
  id bigint primary key,
  name text not null,
  description jsonb not null,
  art_id text not null,
  colour text not null,
  -- The embedded sandbox plays this maker's open games.
  is_sandbox boolean not null default false,
  maintenance_until timestamptz,
  position integer not null
);

create table game (
  id bigint primary key,
  maker_id bigint not null references maker (id),
  category_id text not null references category (id),
  -- The same in every language.
  name text not null,
  -- Words that find it beside its name, separated by spaces.
  keywords jsonb not null,
  description jsonb not null,
  how_to_play jsonb not null,
  art_id text not null,
  -- Announced games are shown and not played yet.
  is_open boolean not null default true,
  maintenance_until timestamptz,
  has_demo boolean not null default false,
  -- Per cent; null where the maker publishes none.
  return_to_player numeric(5, 2),
  volatility text check (volatility in ('low', 'medium', 'high')),
  open_type text not null default 'iframe' check (open_type in ('iframe', 'redirect')),
  wallet_mode text not null default 'transfer' check (wallet_mode in ('transfer', 'seamless')),
  min_transfer_in bigint not null default 0 check (min_transfer_in >= 0),
  -- Its place among the new and the hot games; null where it is not one.
  new_position integer,
  hot_position integer,
  position integer not null,
  updated_at timestamptz not null
);
create index game_of_category on game (category_id, position);
create index game_of_maker on game (maker_id, position);

create table navigation_tag (
  id text primary key,
  name jsonb not null,
  position integer not null
);
create table game_tag (
  game_id bigint not null references game (id),
  tag_id text not null references navigation_tag (id),
  primary key (tag_id, game_id)
);

create table hot_word (
  word jsonb not null,
  position integer primary key
);

-- What a player has to do with a game: likes it, keeps it, played it.
create table player_game (
  player_id bigint not null references player (id),
  game_id bigint not null references game (id),
  liked_at timestamptz,
  favorited_at timestamptz,
  played_at timestamptz,
  primary key (player_id, game_id)
);
create index player_game_likes on player_game (game_id) where liked_at is not null;

alter table account add foreign key (maker_id) references maker (id);
alter table transfer add foreign key (game_id) references game (id);
