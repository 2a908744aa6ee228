-- Rounds of the embedded maker that stay open: the stake is taken at the start, and the win is known later, when the player
-- has decided or the matches of a bet have ended.
alter table sandbox_maker_round alter column win drop not null;
alter table sandbox_maker_round add column hidden jsonb;
alter table sandbox_maker_round add column decision jsonb;
alter table sandbox_maker_round add column due_at timestamptz;
alter table sandbox_maker_round add constraint sandbox_maker_round_open check ((win is null) = (due_at is not null));
create index sandbox_maker_round_due on sandbox_maker_round (due_at) where due_at is not null;
create index sandbox_maker_seat_of_player on sandbox_maker_seat (player_ref, game_ref);
comment on column sandbox_maker_round.win is 'Minor units; null while the round is open.';
comment on column sandbox_maker_round.hidden is 'What the maker has drawn and not shown yet, as the deck of a card game.';
comment on column sandbox_maker_round.decision is 'What the player decided in mid round, or the maker for a player who left.';
comment on column sandbox_maker_round.due_at is 'When an open round is settled without the player.';

-- The matches that have started, with how they end. Each is drawn once, after its kick-off.
create table sandbox_maker_match (
  match_ref text primary key,
  kicks_off_at timestamptz not null,
  result jsonb not null
);
comment on column sandbox_maker_match.result is 'Minutes of all goals, also of those that have not fallen yet.';
