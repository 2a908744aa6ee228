-- The embedded maker has more games than the slot: what a round was bet on, and what came out of it, as its game writes them.
alter table sandbox_maker_round rename column stops to outcome;
alter table sandbox_maker_round add column bet jsonb not null default 'null';
