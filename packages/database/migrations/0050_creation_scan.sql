-- What the safety scan saw of every finished result: one row a job, a score set a picture looked at.
create table creation_scan (
  job_id uuid primary key references creation_job (id) on delete cascade,
  creation_id text not null references creation (id) on delete cascade,
  verdict text not null check (verdict in ('clean', 'unsure', 'hit')),
  scores jsonb not null check (jsonb_typeof(scores) = 'array'),
  scanned_at timestamptz not null
);
create index creation_scan_creation_idx on creation_scan (creation_id);
