-- A notice of the day that an operator changes is another notice: devices store the time of change of those that were shown
-- (H2). The default is for a server of the release before, which posts without it.
alter table bulletin add column updated_at timestamptz;
update bulletin set updated_at = created_at;
alter table bulletin alter column updated_at set not null, alter column updated_at set default now();
comment on column bulletin.updated_at is 'When its texts were posted last.';
