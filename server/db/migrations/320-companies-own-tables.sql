-- The companies of the sandbox keep their books in a schema of their own, with migrations of their own (sandbox/store). What
-- they hold is players' money, so a database that has such rows keeps them; empty tables go.
do $$
declare
  moved constant text[][] := array[
    ['sandbox_maker_wallet', 'maker_wallet'], ['sandbox_maker_transfer', 'maker_transfer'],
    ['sandbox_maker_seat', 'maker_seat'], ['sandbox_maker_round', 'maker_round'], ['sandbox_maker_plan', 'maker_plan'],
    ['sandbox_maker_match', 'maker_match'], ['sandbox_payment', 'payment'],
    ['sandbox_identity_code', 'identity_code'], ['sms_outbox', 'sms']];
  pair text[];
  has_rows boolean;
  is_used boolean := false;
begin
  foreach pair slice 1 in array moved loop
    execute format('select exists (select from %I)', pair[1]) into has_rows;
    is_used := is_used or has_rows;
  end loop;
  if is_used then create schema sandbox; end if;
  foreach pair slice 1 in array moved loop
    if is_used then
      execute format('alter table %I set schema sandbox', pair[1]);
      execute format('alter table sandbox.%I rename to %I', pair[1], pair[2]);
    else
      execute format('drop table %I cascade', pair[1]);
    end if;
  end loop;
end $$;
-- The companies sign with a secret that both sides know, not with one that they read from the lobby's database.
delete from site_setting where key in ('sandboxPaySecret', 'sandboxMakerSecret');
