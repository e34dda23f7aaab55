-- What Meta is told about a person's wish that their data be deleted: done at once, and looked up by a code that nobody can
-- guess. A request that comes again has the same answer. Nothing here says who it was.
create table platform_deletion (
  code text primary key,
  request_digest text not null unique,
  platform text not null,
  deleted_at timestamptz not null
);
create index platform_deletion_age on platform_deletion (deleted_at);

-- What the owner of a connection was last told about its state, and when: one warning, then once a day.
alter table platform_connection
  add column told_state text check (told_state in ('expiring', 'needs_reauth')),
  add column told_at timestamptz,
  add constraint platform_connection_told check ((told_state is null) = (told_at is null));
create index platform_connection_troubled on platform_connection (user_id) where state in ('expiring', 'needs_reauth');
