-- As hold_look and hold_filing, for profiles that were reported or found as child abuse.
create table person_hold_look (
  user_id text not null references app_user (id) on delete cascade,
  by_id text not null references app_user (id) on delete cascade,
  until timestamptz not null,
  primary key (user_id, by_id)
);
create index person_hold_look_by_idx on person_hold_look (by_id);

create table person_hold_filing (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  -- Null: somebody whose account is gone.
  by_id text references app_user (id) on delete set null,
  at timestamptz not null,
  authority text not null,
  reference text not null
);
create index person_hold_filing_user_idx on person_hold_filing (user_id, at);
create index person_hold_filing_by_idx on person_hold_filing (by_id);

-- Which profiles are on hold is asked for the list of all cases: they are few among many.
create index person_report_child_abuse_idx on person_report (user_id) where reason = 'child_abuse';
create index profile_decision_child_abuse_idx on profile_decision (user_id) where rule = 'child_abuse';
