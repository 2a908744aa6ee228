-- Null once a call has taken it to the network: of several with one code, one exchanges (RFC 7636 section 4.5).
alter table social_login alter column verifier drop not null;
