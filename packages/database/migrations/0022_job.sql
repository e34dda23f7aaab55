-- Work on creations. pg-boss holds the queue itself; this table holds what people see of it, and
-- fences: a step commits only while `attempt` is still its own and the job has not ended.
create table creation_job (
  id uuid primary key,
  creation_id text not null references creation (id) on delete cascade,
  user_id text not null references app_user (id) on delete cascade,
  background boolean not null,
  -- Null: paid by the house.
  hold_id text,
  gems integer not null check (gems >= 0),
  -- Fair queue: persons take turns; jobs of the same turn go by arrival.
  turn integer not null,
  queued_at timestamptz not null,
  -- Claims so far; the newest one owns the job.
  attempt integer not null default 0,
  -- Attempts that ended in an error of the engine.
  failures integer not null default 0,
  -- Advisory lock that the owning worker process holds while it lives.
  worker_key integer,
  started_at timestamptz,
  stage text not null default 'queued'
    check (stage in ('queued', 'started', 'rendering', 'checking', 'saving')),
  percent double precision not null default 0 check (percent between 0 and 100),
  preview_hash text,
  ended_at timestamptz,
  outcome text check (outcome in ('delivered', 'failed', 'cancelled')),
  check ((ended_at is null) = (outcome is null))
);
create unique index creation_job_one_at_work_idx on creation_job (creation_id) where ended_at is null;
create index creation_job_creation_id_idx on creation_job (creation_id);
create index creation_job_queue_idx on creation_job (background, turn, queued_at, id)
  where ended_at is null and started_at is null;
create index creation_job_user_idx on creation_job (user_id) where ended_at is null;
create index creation_job_turn_idx on creation_job (turn desc)
  where started_at is not null and not background;

-- What each finished step found out. A re-run of the job continues after the last one.
create table job_step (
  job_id uuid not null references creation_job (id) on delete cascade,
  name text not null check (name in ('plan', 'draw', 'encode', 'scan', 'store', 'settle', 'notify')),
  attempt integer not null,
  result jsonb not null,
  at timestamptz not null,
  primary key (job_id, name)
);
