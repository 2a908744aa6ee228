-- A player has proved to be the owner of the account, for one withdrawal in one session. The withdrawal uses it up.
create table withdrawal_proof (
  session_id bigint not null references session (id) on delete cascade,
  sent_under uuid not null,
  card_id bigint not null,
  amount bigint not null check (amount > 0),
  expires_at timestamptz not null,
  primary key (session_id, sent_under)
);
create index withdrawal_proof_age on withdrawal_proof (expires_at);
comment on column withdrawal_proof.sent_under is 'The idempotency key under which the withdrawal is requested.';
comment on column withdrawal_proof.card_id is 'Card and amount are those that the player confirmed: another request under the key is not proved.';

alter table passkey_challenge
  drop constraint passkey_challenge_purpose_check,
  drop constraint passkey_challenge_check,
  add constraint passkey_challenge_purpose_check check (purpose in ('register', 'login', 'withdraw')),
  add constraint passkey_challenge_check check ((purpose <> 'login') = (player_id is not null));
