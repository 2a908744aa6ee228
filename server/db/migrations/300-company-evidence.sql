-- Answers of companies that the port does not allow. They count as no clear answer; an operator sees here what came back.
create table company_evidence (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  company text not null,
  call text not null,
  -- What was asked about: an order, a transfer, a session.
  about text not null,
  -- What does not fit, without the values.
  problem text not null,
  -- Shortened, without secrets.
  answer text not null
);
create index company_evidence_by_time on company_evidence (at);
