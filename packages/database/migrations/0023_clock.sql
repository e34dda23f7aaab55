-- When each task of the clock last ran, so that several workers run it once.
create table clock_task (
  name text primary key,
  last_run_at timestamptz not null
);
