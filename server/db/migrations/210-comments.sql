-- A comment has at most 500 characters as people see them. One of them can have several code points: a Burmese syllable, an
-- emoji of a family. The server counts what people see; this is the limit of what is stored.
alter table game_comment drop constraint game_comment_content_check;
alter table game_comment add check (length(content) between 1 and 5000);

-- The idempotency key, by which the player asks whether a comment arrived. Null for those of before.
alter table game_comment add column sent_under uuid;
create unique index game_comment_sent_under on game_comment (player_id, sent_under);

-- Replies go with the comment that they belong to, and come back with it when its author undoes the deletion; a reply that its
-- own author deleted before stays deleted.
alter table game_comment add column deleted_with bigint references game_comment (id);
create index game_comment_deleted_with on game_comment (deleted_with) where deleted_with is not null;
comment on column game_comment.deleted_with is 'The comment whose deletion took this reply along; null if it was deleted by itself.';

alter table game_comment add column hidden_reason text check (hidden_reason in ('spam', 'insult', 'personalData', 'fraud', 'other'));
comment on column game_comment.hidden_reason is 'Why an operator has hidden it; null unless one has.';

alter table game_comment_report add column reason text not null default 'other'
  check (reason in ('spam', 'insult', 'personalData', 'fraud', 'other'));
alter table game_comment_report add column note text not null default '';
comment on column game_comment_report.note is 'Plain text of the player who reports.';

-- The best first: by score, and the newest first among equals.
create index game_comment_best on game_comment (game_id, score desc nulls last, created_at desc, id desc) include (hidden_at, player_id)
  where parent_id is null and deleted_at is null;

-- The scores that count, by game, so that their distribution is counted in the index alone.
create index game_comment_scores_that_count on game_comment (game_id, score)
  where score is not null and deleted_at is null and (hidden_at is null or reviewed_at is null);
