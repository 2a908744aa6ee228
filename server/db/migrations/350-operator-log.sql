-- What operators decided: who, when, what and why. Append-only, as the ledger is.
create table operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null check (length(operator) between 1 and 64),
  -- User and machine of the command line: the operator's name is only what somebody typed.
  account text not null,
  command text not null,
  args jsonb not null,
  why text not null check (length(why) between 3 and 300),
  details jsonb not null
);
comment on column operator_log.details is 'What the arguments do not say, such as the value before and after.';
create index operator_log_by_name on operator_log (operator, id);
create trigger operator_log_append_only before update or delete on operator_log for each row execute function refuse_change();
create trigger operator_log_no_truncate before truncate on operator_log for each statement execute function refuse_change();
