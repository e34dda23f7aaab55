-- What the staff did, a line each, numbered without gaps. Each line carries the hash of the one before; none is changed
-- or removed.
create table audit_line (
  number bigint primary key,
  at timestamptz not null,
  action text not null,
  -- Ids only, which stay when an account is gone.
  actor_id text,
  subject_noun text not null,
  subject_id text not null,
  before jsonb not null,
  after jsonb not null,
  reason_key text,
  reason_digest text,
  request_id text,
  previous text not null,
  hash text not null,
  check ((reason_key is null) = (reason_digest is null))
);
create index audit_line_subject_idx on audit_line (subject_id, number);

-- What was written as a reason: personal words, which can be erased without breaking the log.
create table audit_reason (
  key text primary key,
  salt text not null,
  text text not null
);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to.';
end $$;
create trigger audit_line_is_kept before update or delete on audit_line
  for each row execute function refuse_change_of_audit();
create trigger audit_line_is_not_emptied before truncate on audit_line
  for each statement execute function refuse_change_of_audit();
