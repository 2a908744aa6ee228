-- An audit that failed is stored too, so that its failure never hides behind the last good result. The hourly audit reads
-- what changed since the last good one.
alter table ledger_audit
  alter column transfers drop not null,
  alter column findings drop not null,
  alter column suspense drop not null,
  add column is_full boolean not null default true,
  add column error text,
  add column through_seq bigint,
  add column held jsonb,
  add constraint ledger_audit_has_a_result check ((error is null) = (findings is not null));
comment on column ledger_audit.is_full is 'Whether it read every transfer, or those since the last good audit.';
comment on column ledger_audit.error is 'Why it failed; null if it came to a result.';
comment on column ledger_audit.through_seq is 'Number of the last transfer that the next audit may take as audited.';
comment on column ledger_audit.held is 'Sum of the balances of players after that transfer, by currency, in minor units.';
