-- Days by which staff put off the next payment for a plan. Stored before the store is called: a process that
-- ends in between is followed by another, which sees by the plan's dates whether it was done.
create table plan_extension (
  id text primary key,
  subscription_id text not null references subscription (id) on delete cascade,
  days integer not null check (days between 1 and 90),
  -- Gems of months that begin in these days.
  gems integer not null default 0,
  reason text not null,
  asked_by text references app_user (id) on delete set null,
  asked_at timestamptz not null,
  -- Of the request, so that one that comes again extends nothing more.
  key text not null,
  -- When the plan would have been paid again, and when it is instead.
  was_until timestamptz not null,
  until timestamptz not null,
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  problem text,
  due_at timestamptz,
  unique (asked_by, key),
  check ((state = 'asked') = (due_at is not null))
);
create index plan_extension_subscription_idx on plan_extension (subscription_id);
create unique index plan_extension_open_idx on plan_extension (subscription_id) where state = 'asked';
create index plan_extension_due_idx on plan_extension (due_at) where due_at is not null;
