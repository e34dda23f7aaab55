-- Collections as what the staff decides about; see comment_report and comment_decision.
alter table collection
  -- A report keeps it from others until the staff has decided.
  add column held boolean not null default false,
  add column taken_down boolean not null default false;

create table collection_report (
  id text primary key,
  -- Whoever deletes a reported collection leaves nothing to decide about.
  collection_id text not null references collection (id) on delete cascade,
  -- Whose collection it is.
  user_id text not null references app_user (id),
  reporter_id text not null references app_user (id),
  reason text not null,
  note text not null,
  weight integer not null,
  hides boolean not null,
  -- Its title and text when it was reported; null once that is decided.
  said text,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  reversed_at timestamptz,
  overdue_at timestamptz
);
create unique index collection_report_open on collection_report (collection_id, reporter_id) where state = 'open';
create index collection_report_collection on collection_report (collection_id, state);
create index collection_report_reporter on collection_report (reporter_id, created_at);
create index collection_report_user on collection_report (user_id);
create index collection_report_overdue on collection_report (created_at) where state = 'open' and overdue_at is null;
create index collection_report_created on collection_report (created_at);
create index collection_report_resolved on collection_report (resolved_at) where resolved_at is not null;

-- What was taken down by a rule, with the statement to its owner and the appeal; it outlives the collection.
create table collection_decision (
  id text primary key,
  collection_id text references collection (id) on delete set null,
  user_id text not null references app_user (id),
  by_id text references app_user (id),
  rule text not null,
  note text not null,
  said text not null,
  at timestamptz not null,
  appeal text,
  appealed_at timestamptz,
  appeal_granted boolean,
  appeal_decided_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check ((appeal_granted is null) = (appeal_decided_at is null))
);
create index collection_decision_user on collection_decision (user_id, at desc, id desc);
create index collection_decision_collection on collection_decision (collection_id);
create index collection_decision_at on collection_decision (at);
create index collection_decision_open on collection_decision (appealed_at) where appealed_at is not null and appeal_granted is null;
create index collection_decision_answered on collection_decision (appeal_decided_at) where appeal_decided_at is not null;
