-- Plans that people hold at stores. `version` rises with every answer of the store that is
-- booked: one that was asked for before the last is out of date.
create table subscription (
  id text primary key,
  user_id text not null references app_user (id),
  -- The buyer's idempotency key.
  key text not null,
  store text not null check (store in ('stripe', 'app_store', 'google_play')),
  environment text not null check (environment in ('live', 'test', 'simulated')),
  -- What was ordered, then what the store says is held, and what follows at the end of the period.
  plan text not null,
  next_plan text,
  -- For each period: the list price, later what the store takes, in the smallest unit.
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'pending' check (state in ('unspecified', 'pending', 'active', 'paused',
    'in_grace_period', 'on_hold', 'canceled', 'expired', 'pending_purchase_canceled')),
  -- What the store calls its state.
  raw_state text not null default '',
  -- The store's checkout, its page, its subscription and its customer.
  checkout_ref text,
  url text,
  ref text,
  customer_ref text,
  started_at timestamptz,
  period_start timestamptz,
  period_end timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  -- When the store is to be asked again, even if it sends no event.
  ask_at timestamptz,
  unique (user_id, key),
  unique (store, checkout_ref),
  unique (store, ref)
);
create index subscription_user_idx on subscription (user_id, created_at);
create index subscription_ask_idx on subscription (ask_at) where ask_at is not null;

-- Gems given for months of holding a tier, each month and tier once; months count from `anchor`.
create table allowance (
  user_id text not null references app_user (id),
  anchor timestamptz not null,
  month integer not null check (month >= 0),
  tier text not null check (tier in ('basic', 'pro')),
  gems integer not null check (gems >= 0),
  -- Null when three months' worth was still unspent.
  receipt_id text references gem_transaction (id),
  given_at timestamptz not null default now(),
  primary key (user_id, anchor, month, tier),
  check ((receipt_id is null) = (gems = 0))
);

-- When the next gems of a person's tier are due.
create table allowance_due (
  user_id text primary key references app_user (id),
  due_at timestamptz not null
);
create index allowance_due_idx on allowance_due (due_at);

alter table store_event drop constraint store_event_subject_kind_check;
alter table store_event add constraint store_event_subject_kind_check
  check (subject_kind in ('checkout', 'payment', 'subscription'));
