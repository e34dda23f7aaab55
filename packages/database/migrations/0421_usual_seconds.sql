-- How long each model usually takes here is asked of what was delivered in the last days.
create index job_delivered_idx on job (ended_at) where outcome = 'delivered' and noun = 'creation';
