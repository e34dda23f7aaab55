-- What services of others refused somebody under their own rules: five in a day pause what is sent there for that person.
-- No words, and nothing of what was asked for; older than a day it says nothing more and is deleted.
create table hosted_policy_refusal (
  -- The job it was for. No reference: whoever purges the work keeps the refusal.
  job_id uuid primary key,
  user_id text not null references app_user (id) on delete cascade,
  refused_at timestamptz not null
);
create index hosted_policy_refusal_latest_idx on hosted_policy_refusal (user_id, refused_at desc);
create index hosted_policy_refusal_old_idx on hosted_policy_refusal (refused_at);
