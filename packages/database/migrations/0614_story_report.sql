-- What people reported of storyboards that are shared by a link. As in table report, notes stay with the reason. A deleted
-- storyboard leaves its reports: they count for whoever made them.
create table story_report (
  id text primary key,
  story_id text references story (id) on delete set null,
  -- Whose storyboard it is.
  user_id text not null references app_user (id) on delete cascade,
  reporter_id text not null references app_user (id) on delete cascade,
  reason text not null,
  note text not null,
  weight integer not null check (weight >= 0),
  -- The link stays closed until the staff has decided: a severe report of somebody who is heard, or a moderator's who left it to
  -- the admins.
  closes boolean not null default false,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  check ((state = 'open') = (resolved_at is null))
);
create unique index story_report_open_idx on story_report (story_id, reporter_id) where state = 'open';
create index story_report_story_idx on story_report (story_id);
create index story_report_reporter_idx on story_report (reporter_id);
create index story_report_user_idx on story_report (user_id);

-- A link that was closed by a rule, and what its owner says against that. It stands until an appeal is granted.
create table story_decision (
  id text primary key,
  story_id text references story (id) on delete set null,
  user_id text not null references app_user (id) on delete cascade,
  -- Null: somebody whose account is gone.
  by_id text references app_user (id) on delete set null,
  rule text not null,
  note text not null,
  at timestamptz not null,
  appeal text,
  appealed_at timestamptz,
  -- Null while the appeal waits.
  appeal_granted boolean,
  appeal_decided_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check ((appeal_granted is null) = (appeal_decided_at is null))
);
create index story_decision_story_idx on story_decision (story_id);
create index story_decision_user_idx on story_decision (user_id, at);
create index story_decision_by_idx on story_decision (by_id);
create index story_decision_appealed_idx on story_decision (appealed_at)
  where appealed_at is not null and appeal_granted is null;

-- What the staff decided about a storyboard and may take back for a short while; see pending_decision. A link that is to be
-- closed opens nothing meanwhile.
create table pending_story_decision (
  story_id text primary key references story (id) on delete cascade,
  actor_id text not null references app_user (id) on delete cascade,
  role text not null,
  verdict text not null check (verdict in ('show', 'hide')),
  rule text,
  note text not null,
  request_id text,
  -- The decision whose appeal it answers.
  appealed_id text,
  decided_at timestamptz not null,
  final_at timestamptz not null,
  check ((verdict = 'hide') = (rule is not null))
);
create index pending_story_decision_final_idx on pending_story_decision (final_at);
create index pending_story_decision_actor_idx on pending_story_decision (actor_id);

-- Which storyboard somebody of the staff is at; see case_lease.
create table story_lease (
  by_id text primary key references app_user (id) on delete cascade,
  story_id text not null references story (id) on delete cascade,
  until timestamptz not null
);
create index story_lease_story_idx on story_lease (story_id);
