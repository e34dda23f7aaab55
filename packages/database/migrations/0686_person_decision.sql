-- What the staff decided about a profile and may take back for a short while; see pending_decision. What is taken down is down
-- at once; reports, the strike and the statement to its person follow when the decision is final.
alter table profile_decision add column pending boolean not null default false;

create table pending_person_decision (
  user_id text not null references app_user (id) on delete cascade,
  -- Reports and an appeal are two cases.
  "of" text not null check ("of" in ('reports', 'appeal')),
  actor_id text not null references app_user (id) on delete cascade,
  role text not null,
  verdict text not null check (verdict in ('clear', 'take_down')),
  rule text,
  note text not null,
  request_id text,
  -- What was taken down, or the decision whose appeal it answers; neither where nothing is wrong.
  decision_id text references profile_decision (id) on delete cascade,
  decided_at timestamptz not null,
  final_at timestamptz not null,
  primary key (user_id, "of"),
  check ((verdict = 'take_down') = (rule is not null)),
  check ((verdict = 'clear' and "of" = 'reports') = (decision_id is null))
);
create index pending_person_decision_final_idx on pending_person_decision (final_at);
create index pending_person_decision_actor_idx on pending_person_decision (actor_id);
create index pending_person_decision_decision_idx on pending_person_decision (decision_id);

-- Which profile somebody of the staff is at; see case_lease.
create table person_lease (
  by_id text primary key references app_user (id) on delete cascade,
  user_id text not null references app_user (id) on delete cascade,
  until timestamptz not null
);
create index person_lease_user_idx on person_lease (user_id);
