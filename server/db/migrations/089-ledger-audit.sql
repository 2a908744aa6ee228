-- The results of the scheduled audits: every process can show the last one, and an operator sees since when money drifts.
create table ledger_audit (
  at timestamptz primary key,
  transfers bigint not null,
  findings bigint not null,
  suspense bigint not null
);
comment on column ledger_audit.findings is 'Number of differences; 0 means that the ledger is correct.';
comment on column ledger_audit.suspense is 'Number of amounts that an operator has to decide about.';
