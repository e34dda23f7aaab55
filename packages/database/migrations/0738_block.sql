-- Who wants nothing to do with whom. It works both ways.
create table block (
  blocker_id text not null references app_user (id),
  blocked_id text not null references app_user (id),
  since timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index block_blocked on block (blocked_id, blocker_id);
create index block_list on block (blocker_id, since desc, blocked_id desc);
