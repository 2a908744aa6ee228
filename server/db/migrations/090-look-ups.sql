-- Look-ups whose cost grew with the number of all accounts and sessions. `is not distinct from` uses no index, so the
-- account of a player is found through the player, and one of the house through its kind.
create index account_of_house on account (kind, currency) where player_id is null;

create or replace function account_of(of_kind text, of_player bigint, of_maker bigint, of_promo bigint, of_currency text) returns bigint language plpgsql as $$
declare found_id bigint;
begin
  loop
    if of_player is null then
      select id into found_id from account
        where player_id is null and kind = of_kind and currency = of_currency
          and maker_id is not distinct from of_maker and promo_record_id is not distinct from of_promo;
    else
      select id into found_id from account
        where player_id = of_player and kind = of_kind and currency = of_currency
          and maker_id is not distinct from of_maker and promo_record_id is not distinct from of_promo;
    end if;
    if found_id is not null then return found_id; end if;
    insert into account (kind, player_id, maker_id, promo_record_id, currency)
      values (of_kind, of_player, of_maker, of_promo, of_currency) on conflict do nothing;
  end loop;
end $$;

-- Also finds ended sessions: whether a player has used a browser before.
create index session_of_player_and_browser on session (player_id, browser_uuid);
