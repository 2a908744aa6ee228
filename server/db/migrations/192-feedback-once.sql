-- A feedback has 10 to 1,000 characters as people see them. One of them can have several code points: a Burmese syllable,
-- an emoji of a family. The server counts what people see; this is the limit of what is stored.
alter table feedback drop constraint feedback_content_check;
alter table feedback add check (length(content) between 10 and 10000);

-- The idempotency key, by which the player asks whether a feedback arrived. Null for those of before.
alter table feedback add column sent_under uuid;
create unique index feedback_sent_under on feedback (player_id, sent_under);
