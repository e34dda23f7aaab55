-- What people buy at stores. `version` rises with every answer of the store that is
-- booked: one that was asked for before the last is out of date.
create table purchase (
  id text primary key,
  user_id text not null references app_user (id),
  -- The buyer's idempotency key.
  key text not null,
  store text not null check (store in ('stripe', 'app_store', 'google_play')),
  environment text not null check (environment in ('live', 'test', 'simulated')),
  product text not null,
  gems integer not null check (gems > 0),
  -- The list price, later what was paid, in the smallest unit.
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  refunded integer not null default 0 check (refunded >= 0),
  state text not null default 'open' check (state in ('open', 'pending', 'paid', 'canceled', 'refunded', 'disputed')),
  -- The store's checkout, its page and its payment.
  ref text,
  url text,
  payment_ref text,
  version integer not null default 1,
  created_at timestamptz not null,
  -- When the store was last asked.
  asked_at timestamptz,
  unique (user_id, key),
  unique (store, ref),
  unique (store, payment_ref)
);
create index purchase_user_idx on purchase (user_id, id desc);
create index purchase_standing_idx on purchase (user_id, product);
create index purchase_unsettled_idx on purchase (asked_at nulls first, id) where state in ('open', 'pending');

-- Gems credited for a purchase: number 0 when it was paid, further ones when a refund failed or a dispute was won.
create table purchase_grant (
  purchase_id text not null references purchase (id),
  number integer not null,
  receipt_id text not null unique references gem_transaction (id),
  gems integer not null check (gems > 0),
  taken_back integer not null default 0 check (taken_back between 0 and gems),
  primary key (purchase_id, number)
);

-- Events of stores, each once; what they say is asked for anew, so only what they are about is kept.
create table store_event (
  store text not null,
  id text not null,
  kind text not null,
  subject_kind text not null check (subject_kind in ('checkout', 'payment')),
  subject_ref text not null,
  received_at timestamptz not null,
  -- Null once it was handled.
  due_at timestamptz,
  tries integer not null default 0,
  handled_at timestamptz,
  primary key (store, id),
  check ((due_at is null) = (handled_at is not null))
);
create index store_event_due_idx on store_event (due_at) where due_at is not null;
create index store_event_handled_idx on store_event (handled_at) where handled_at is not null;
