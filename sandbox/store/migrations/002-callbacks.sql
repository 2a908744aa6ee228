-- The companies tell the lobby by callbacks, each until it is answered.

-- staking: the lobby has not accepted the stake yet. undoing: the stake got no answer and is being taken back.
alter table sandbox.maker_round add column state text not null default 'decided'
  check (state in ('staking', 'open', 'decided', 'undoing', 'undone'));
update sandbox.maker_round set state = 'open' where win is null;
alter table sandbox.maker_round alter column state drop default;
alter table sandbox.maker_round drop constraint sandbox_maker_round_open;
alter table sandbox.maker_round add constraint maker_round_open check (
  case state when 'open' then win is null and due_at is not null
             when 'decided' then win is not null and due_at is null
             else true end);
alter table sandbox.maker_round add column owes_stake boolean not null default false;
alter table sandbox.maker_round add column owes_win boolean not null default false;
alter table sandbox.maker_round add column is_after_exit boolean not null default false;
alter table sandbox.maker_round add column tell_at timestamptz;
alter table sandbox.maker_round add column tells integer not null default 0;
alter table sandbox.maker_round add column seq bigint generated always as identity;
create unique index maker_round_seq on sandbox.maker_round (seq);
create index maker_round_to_tell on sandbox.maker_round (tell_at) where tell_at is not null;
comment on column sandbox.maker_round.owes_stake is 'The lobby has not acknowledged the stake.';
comment on column sandbox.maker_round.owes_win is 'The lobby has not acknowledged the win.';
comment on column sandbox.maker_round.is_after_exit is 'The player had left: the win is not in the maker''s wallet.';
comment on column sandbox.maker_round.tell_at is 'When the next callback of the round is sent again.';

alter table sandbox.payment add column return_url text not null default '';
alter table sandbox.payment add column tell_at timestamptz;
alter table sandbox.payment add column tells integer not null default 0;
create index payment_to_tell on sandbox.payment (tell_at) where tell_at is not null;
