-- The solution of a captcha is kept as a keyed hash: who reads the table solves none. They live two minutes and are not kept.
delete from captcha;
alter table captcha drop column solution, add column solution_hash bytea not null;
comment on column captcha.solution_hash is 'HMAC-SHA256 of the id and the solution.';
