-- A free spin of a promotion: the house of the lobby pays the stake.
alter table sandbox.maker_round add column is_free boolean not null default false;
