-- Orders that went to somebody else's service: found again to be called off when nobody waits for them any more.
create index job_step_ticket_idx on job_step (job_id)
  where name = 'submit' and result ->> 'id' is not null;

-- Turns that somebody had just now and gave up.
create index job_cancelled_idx on job (ended_at) where outcome = 'cancelled' and started_at is not null;
