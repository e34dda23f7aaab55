-- The rule that a moderator named as something was hidden by it.
alter table creation_event add column rule text;

-- What the owner of a restricted work says against a decision: once a decision.
create table appeal (
  id text primary key,
  creation_id text not null references creation (id) on delete cascade,
  user_id text not null references app_user (id) on delete cascade,
  -- The decision, of creation_event.
  entry bigint not null,
  text text not null,
  state text not null default 'open' check (state in ('open', 'granted', 'denied')),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  unique (creation_id, entry)
);
create index appeal_open_idx on appeal (creation_id) where state = 'open';
create index appeal_user_idx on appeal (user_id);
