-- Comments as what the staff decides about; see report and story_decision.
create table comment_report (
  id text primary key,
  comment_id text not null references comment (id) on delete cascade,
  -- Who wrote the comment.
  user_id text not null references app_user (id),
  reporter_id text not null references app_user (id),
  reason text not null,
  note text not null,
  weight integer not null,
  -- It keeps the comment from others until the staff has decided.
  hides boolean not null,
  -- What the comment said when it was reported; null once that is decided.
  said text,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null,
  resolved_at timestamptz,
  reversed_at timestamptz,
  overdue_at timestamptz
);
create unique index comment_report_open on comment_report (comment_id, reporter_id) where state = 'open';
create index comment_report_comment on comment_report (comment_id, state);
create index comment_report_reporter on comment_report (reporter_id, created_at);
create index comment_report_user on comment_report (user_id);
create index comment_report_overdue on comment_report (created_at) where state = 'open' and overdue_at is null;
create index comment_report_created on comment_report (created_at);
create index comment_report_resolved on comment_report (resolved_at) where resolved_at is not null;

-- What was taken down by a rule, with the statement to its author and the appeal.
create table comment_decision (
  id text primary key,
  comment_id text not null references comment (id) on delete cascade,
  user_id text not null references app_user (id),
  by_id text references app_user (id),
  rule text not null,
  note text not null,
  -- What the comment said.
  said text not null,
  at timestamptz not null,
  appeal text,
  appealed_at timestamptz,
  appeal_granted boolean,
  appeal_decided_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check ((appeal_granted is null) = (appeal_decided_at is null))
);
create index comment_decision_user on comment_decision (user_id, at desc, id desc);
create index comment_decision_comment on comment_decision (comment_id);
create index comment_decision_at on comment_decision (at);
create index comment_decision_open on comment_decision (appealed_at) where appealed_at is not null and appeal_granted is null;
create index comment_decision_answered on comment_decision (appeal_decided_at) where appeal_decided_at is not null;
