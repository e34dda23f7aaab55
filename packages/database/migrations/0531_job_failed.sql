-- Failed jobs are listed to admins, the newest first.
create index job_failed_idx on job (date_trunc('milliseconds', queued_at at time zone 'UTC') desc, id desc) where outcome = 'failed';
