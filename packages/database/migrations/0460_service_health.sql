-- What orders showed of services of others, by the minute: delivered ones, and the seconds that they took together;
-- those that were refused for what they asked for; failures of the service itself.
create table service_minute (
  provider text not null,
  minute timestamptz not null,
  delivered integer not null default 0,
  seconds bigint not null default 0,
  refused integer not null default 0,
  faults integer not null default 0,
  primary key (provider, minute)
);
create index service_minute_old_idx on service_minute (minute);

-- Services that have failed since they last worked; those that work have no row. Open: nothing of it is offered.
create table service_circuit (
  provider text primary key,
  faults integer not null,
  fault text not null check (fault in ('unreachable', 'unanswered', 'failed', 'late', 'quota', 'auth')),
  fault_at timestamptz not null,
  opened_at timestamptz,
  probe_at timestamptz,
  probes integer not null default 0,
  check ((opened_at is null) = (probe_at is null))
);
