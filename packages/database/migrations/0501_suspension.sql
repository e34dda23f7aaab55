-- Why an account is disabled, until when, and what its person says against it. Whether it is stands in app_user.
create table suspension (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  -- Null: the server, after too many strikes.
  by_id text references app_user (id) on delete set null,
  rule text not null,
  note text not null,
  at timestamptz not null,
  -- Null: until somebody ends it.
  until timestamptz,
  ended_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  -- Null while the appeal waits.
  appeal_granted boolean,
  check (until is null or until > at),
  check ((appeal is null) = (appealed_at is null))
);
create unique index suspension_now_idx on suspension (user_id) where ended_at is null;
create index suspension_of_person_idx on suspension (user_id, at);
create index suspension_due_idx on suspension (until) where ended_at is null;

-- Who is looked for by the beginning of a name.
create index app_user_name_idx on app_user (lower(display_name) text_pattern_ops, id);
create index app_user_handle_idx on app_user (handle text_pattern_ops);
create index app_user_created_idx on app_user (created_at desc, id);
