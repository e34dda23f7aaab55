-- Until when a job waits for an answer from outside: it has no place at a worker meanwhile, and no turn of anybody's.
alter table job add column waits_until timestamptz;
