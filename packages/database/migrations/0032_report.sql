-- What people reported to the moderators. The reporter's note stays with the reason.
create table report (
  id text primary key,
  creation_id text not null references creation (id) on delete cascade,
  reporter_id text not null references app_user (id) on delete cascade,
  reason text not null check (reason in ('sexual_content', 'violent_content', 'hateful_content',
    'harassment', 'harmful', 'child_abuse', 'promotes_terrorism')),
  note text not null,
  weight integer not null check (weight > 0),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  check ((state = 'open') = (resolved_at is null))
);
create unique index report_open_idx on report (creation_id, reporter_id) where state = 'open';
create index report_reporter_idx on report (reporter_id);
