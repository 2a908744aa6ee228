-- Every request to a maker to move money, under the id that the maker knows it by. One that got no clear answer stays
-- `sent` and is asked for under that id until it is known (decision J1).
create table game_transfer (
  id text primary key check (length(id) between 1 and 64),
  session_id text not null references game_session (id),
  direction text not null check (direction in ('in', 'out')),
  -- Minor units. A transfer out takes all there is, so it is null until the maker has said how much that was.
  amount bigint check (amount >= 0),
  status text not null check (status in ('sent', 'done', 'refused', 'absent')),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'sent') = (ended_at is null)),
  check (amount is not null or (direction = 'out' and status <> 'done'))
);
create unique index game_transfer_under_way on game_transfer (session_id) where status = 'sent';
create index game_transfer_of_session on game_transfer (session_id, created_at);

create unique index game_session_of_ticket on game_session (ticket_hash) where ticket_hash is not null;
