-- What a service of others makes is waited for there, made there, and then fetched.
alter table job drop constraint creation_job_stage_check;
alter table job add constraint job_stage_check
  check (stage in ('queued', 'started', 'rendering', 'fetching', 'checking', 'saving'));
-- Orders in front of it at that service; null: it does not say, or does not wait.
alter table job add column ahead_elsewhere integer check (ahead_elsewhere >= 0);
-- How long its like took there in the last hours.
create index hosted_intent_pace_idx on hosted_intent (provider, endpoint, begun_at) where state = 'collected';
