-- What is counted by month.
create index report_created_idx on report (created_at);
create index report_resolved_idx on report (resolved_at) where resolved_at is not null;
create index creation_event_decided_idx on creation_event (at)
  where action in ('hide', 'delete', 'approve', 'unhidden', 'refuse');
create index appeal_decided_idx on appeal (decided_at) where decided_at is not null;
create index suspension_at_idx on suspension (at);
