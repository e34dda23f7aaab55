-- What the reconciliation found to differ. Nothing here is ever repaired by a program: a row stays until a
-- person has acknowledged it, also when the next run no longer finds it.
create table difference (
  id text primary key default 'dif_' || replace(gen_random_uuid()::text, '-', ''),
  -- The part of the reconciliation, the check, what it is about, and what differs.
  part text not null,
  name text not null,
  subject text not null,
  expected text not null,
  found text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  -- When a run no longer found it.
  gone_at timestamptz,
  acknowledged_by text references app_user (id) on delete set null,
  acknowledged_at timestamptz
);
create unique index difference_open_idx on difference (name, subject) where gone_at is null;
create index difference_unacknowledged_idx on difference (since) where acknowledged_at is null;
create index difference_acknowledged_idx on difference (acknowledged_at desc) where acknowledged_at is not null;

-- Runs of the reconciliation. `failed`: checks that could not be made, such as of a store that did not answer.
create table reconciliation (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  -- Differences that it found, old ones included.
  found integer not null,
  failed text[] not null
);
