-- A story has several lines spoken elsewhere by one job: each is an order of its own, with an id of its own.
-- `for_job` is the job that it is for; null: its own id is that of its job.
alter table hosted_intent add column for_job uuid;
alter table hosted_spending add column for_job uuid;
create index hosted_intent_line_idx on hosted_intent (deadline)
  where for_job is not null and state in ('sending', 'put off', 'accepted');
