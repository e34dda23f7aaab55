-- Whether the service of an order can be told that it is no longer wanted. One that cannot goes on and is paid for nothing,
-- which counts for its person like a refusal under the service's rules. Orders from before count as cancellable.
alter table hosted_intent add column can_cancel boolean not null default true;
create index hosted_intent_open_job_idx on hosted_intent ((coalesce(for_job, job_id)))
  where state in ('sending', 'put off', 'accepted');

-- A digest keyed with the API key of the latest POST: a replay with the key of another account would be billed again.
alter table hosted_intent add column key_mark text;

-- Models that a service said it does not have. They are not offered until then, twice as long each time.
create table missing_route (
  provider text not null,
  -- The catalogue's name of the model there.
  endpoint text not null,
  times int not null,
  until timestamptz not null,
  primary key (provider, endpoint)
);
