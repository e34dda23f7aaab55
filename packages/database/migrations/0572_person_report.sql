-- What people reported of a person: what their profile shows. As in table report, notes stay with the reason.
create table person_report (
  id text primary key,
  -- Who is reported.
  user_id text not null references app_user (id) on delete cascade,
  reporter_id text not null references app_user (id) on delete cascade,
  reason text not null,
  note text not null,
  weight integer not null check (weight >= 0),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  check ((state = 'open') = (resolved_at is null))
);
create unique index person_report_open_idx on person_report (user_id, reporter_id) where state = 'open';
create index person_report_reporter_idx on person_report (reporter_id);
create index person_report_user_idx on person_report (user_id);

-- A profile that was taken down by a rule, and what its person says against that. Nothing wrong is no row.
create table profile_decision (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  -- Null: somebody whose account is gone.
  by_id text references app_user (id) on delete set null,
  rule text not null,
  note text not null,
  at timestamptz not null,
  -- What stood there, for as long as it may be asked to come back; shown to nobody but whoever decides an appeal.
  kept jsonb,
  appeal text,
  appealed_at timestamptz,
  -- Null while the appeal waits.
  appeal_granted boolean,
  appeal_decided_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check ((appeal_granted is null) = (appeal_decided_at is null))
);
create index profile_decision_user_idx on profile_decision (user_id, at);
create index profile_decision_appealed_idx on profile_decision (appealed_at)
  where appealed_at is not null and appeal_granted is null;
create index profile_decision_kept_idx on profile_decision (at) where kept is not null;
create index profile_decision_picture_idx on profile_decision ((kept #>> '{avatar,hash}')) where kept is not null;
