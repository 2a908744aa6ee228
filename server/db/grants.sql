-- Run after every migration. The server's role can insert transfers and accounts, and can neither update nor delete them.
-- If the owner may not create roles, only the triggers enforce this.
do $$ begin
  if not exists (select 1 from pg_roles where rolname = 'lobby_app') then
    begin
      create role lobby_app nologin;
    exception when insufficient_privilege or unique_violation or duplicate_object then null;
    end;
  end if;
  if exists (select 1 from pg_roles where rolname = 'lobby_app') then
    if not pg_has_role(current_user, 'lobby_app', 'member') then
      begin
        execute format('grant lobby_app to %I', current_user);
      exception when insufficient_privilege then null;
      end;
    end if;
    begin
      -- The job queue creates a separate schema for its tables.
      execute format('grant create on database %I to lobby_app', current_database());
    exception when insufficient_privilege then null;
    end;
    grant usage on schema public to lobby_app;
    grant select, insert, update, delete on all tables in schema public to lobby_app;
    grant usage, select on all sequences in schema public to lobby_app;
    revoke update, delete, truncate on transfer, account, operator_log from lobby_app;
    revoke insert, update, delete, truncate on transfer_rule, migration, bill_day from lobby_app;
  end if;
end $$;
