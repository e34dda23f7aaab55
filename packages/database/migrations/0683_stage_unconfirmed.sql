-- A service has not answered an order, so it is not known whether it has it.
alter table job drop constraint job_stage_check;
alter table job add constraint job_stage_check
  check (stage in ('queued', 'started', 'unconfirmed', 'rendering', 'fetching', 'checking', 'saving'));
