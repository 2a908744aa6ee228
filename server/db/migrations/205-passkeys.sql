-- Who a passkey belongs to, as authenticators see it: random bytes that tell nothing about the player.
create table passkey_owner (
  player_id bigint primary key references player (id),
  handle bytea not null unique
);

create table passkey (
  id bigint generated always as identity (start with 70001) primary key,
  player_id bigint not null references passkey_owner (player_id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports jsonb not null default '[]',
  is_synced boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- A revoked row stays: the same request once more is a success, and its credential is never taken again.
  revoked_at timestamptz
);
create index passkey_of_player on passkey (player_id) where revoked_at is null;

create table passkey_challenge (
  -- SHA-256 of the challenge.
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'login')),
  player_id bigint references player (id),
  browser_uuid uuid,
  domain text not null,
  expires_at timestamptz not null,
  check ((purpose = 'register') = (player_id is not null)),
  check ((purpose = 'login') = (browser_uuid is not null))
);
create index passkey_challenge_age on passkey_challenge (expires_at);

comment on column passkey_owner.handle is 'Random bytes that authenticators keep as the id of the player.';
comment on column passkey.credential_id is 'Base64url, as the browser sends it.';
comment on column passkey.public_key is 'COSE key.';
comment on column passkey.counter is 'Signatures that the authenticator has counted; 0 for one that does not count.';
comment on column passkey.transports is 'How the browser reaches the authenticator: internal, hybrid, usb.';
comment on column passkey.is_synced is 'Kept by a password manager on several devices.';
comment on column passkey_challenge.domain is 'The domain that the passkey belongs to (relying party id).';
