-- `created_at` is read from the clock of a server before the accounts are locked. Of two transfers of one player at the same
-- moment, the one that waited for the lock could have the earlier time, and the player's bills showed its balance in the
-- wrong order. So a transfer is never earlier than the player's transfer before it. A difference of more than a minute is
-- a wrong clock, which must not be carried on.
create function transfer_follows() returns trigger language plpgsql as $$
declare before_it timestamptz;
begin
  select max(latest.created_at) into before_it from (
    (select created_at from transfer where from_player = coalesce(new.from_player, new.to_player) order by seq desc limit 1)
    union all
    (select created_at from transfer where to_player = coalesce(new.from_player, new.to_player) order by seq desc limit 1)
  ) latest;
  if before_it > new.created_at and before_it < new.created_at + interval '1 minute' then
    new.created_at := before_it;
  end if;
  return new;
end $$;
-- Triggers run in the order of their names: after `transfer_apply`, which locks the accounts and knows the players.
create trigger transfer_follows before insert on transfer for each row execute function transfer_follows();
