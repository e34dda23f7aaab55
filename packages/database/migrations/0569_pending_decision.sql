-- What the staff decided about a work and may take back for a short while. The restriction acts at once; reports, strikes
-- and the statement to its owner follow when the decision is final, and the row goes with them.
create table pending_decision (
  creation_id text primary key references creation (id) on delete cascade,
  actor_id text not null references app_user (id) on delete cascade,
  role text not null,
  verdict text not null,
  rule text,
  note text not null,
  request_id text,
  -- As it was before: taken back, it is so again.
  was_hidden boolean not null,
  -- The appeal it answers.
  appeal_id text,
  decided_at timestamptz not null,
  final_at timestamptz not null
);
create index pending_decision_final_idx on pending_decision (final_at);
