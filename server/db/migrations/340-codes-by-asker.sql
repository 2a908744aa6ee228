-- A code belongs to the browser or the player who asked for it: a stranger neither replaces it nor uses up its tries.
-- Codes live five minutes, so the ones of the moment of the change are not kept.
delete from one_time_code;
alter table one_time_code add column asker text not null;
alter table one_time_code drop constraint one_time_code_pkey, add primary key (purpose, phone, asker);
comment on column one_time_code.asker is 'Who asked for the code and alone can use it: "browser:" with its id, or "player:" with the id of the player.';
create index one_time_code_age on one_time_code (expires_at);
