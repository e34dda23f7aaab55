-- Orders that went to somebody else's service: found again to be called off when nobody waits for them any more.
create index job_step_ticket_idx on job_step (job_id)
  where name = 'submit' and result ->> 'id' is not null;
