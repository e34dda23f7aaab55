-- What somebody entered to publish a work and has not ordered yet. It stays when the work is deleted.
create table post_draft (
  id uuid primary key,
  user_id text not null references app_user (id) on delete cascade,
  creation_id text not null references creation (id) on delete cascade,
  -- Targets and time, as the wire has them.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null,
  saved_at timestamptz not null
);
create index post_draft_user on post_draft (user_id, saved_at desc, id);
