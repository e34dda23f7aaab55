-- What was paid at stores, a row for each payment: what staff look up, refund and count. A row is due to be read
-- whenever its purchase or plan was heard of; what it says is always what the store said last.
create table payment (
  id text primary key default 'pay_' || replace(gen_random_uuid()::text, '-', ''),
  store text not null check (store in ('stripe', 'app_store', 'google_play')),
  environment text not null check (environment in ('live', 'test', 'simulated')),
  -- The store's id of the payment.
  ref text not null,
  user_id text not null references app_user (id),
  purchase_id text unique references purchase (id),
  subscription_id text references subscription (id),
  -- The product, or the plan that it was paid for.
  product text not null,
  -- In the smallest unit; until the store was read, as the purchase or plan says.
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What the store keeps of it; null until it says so.
  fee integer,
  card_brand text,
  last4 text,
  paid_at timestamptz not null,
  -- Of a plan: its price for a period then, and until when it was paid with this.
  period_amount integer,
  covers_until timestamptz,
  refunded integer not null default 0 check (refunded >= 0),
  dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
  -- Rises whenever something is heard of it: what was read for an earlier one is out of date.
  version integer not null default 1,
  read_at timestamptz,
  -- When the store is to be read; null when nothing is new.
  due_at timestamptz,
  tries integer not null default 0,
  unique (store, ref),
  check ((purchase_id is null) <> (subscription_id is null))
);
create index payment_paid_idx on payment (paid_at desc, id desc);
create index payment_user_idx on payment (user_id, paid_at desc);
create index payment_subscription_idx on payment (subscription_id, paid_at) where subscription_id is not null;
create index payment_last4_idx on payment (last4) where last4 is not null;
create index payment_due_idx on payment (due_at) where due_at is not null;
create index payment_disputed_idx on payment (id) where dispute = 'open';

-- Refunds and disputes of payments, as the store has them.
create table payment_refund (
  ref text primary key,
  payment_id text not null references payment (id),
  amount integer not null,
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  at timestamptz not null
);
create index payment_refund_payment_idx on payment_refund (payment_id);
create index payment_refund_at_idx on payment_refund (at);
create table payment_dispute (
  ref text primary key,
  payment_id text not null references payment (id),
  amount integer not null,
  -- What the store takes for it, besides.
  fee integer not null default 0,
  state text not null check (state in ('open', 'won', 'lost')),
  reason text not null,
  -- Until when it must be answered; null once nothing can be said any more.
  answer_by timestamptz,
  at timestamptz not null
);
create index payment_dispute_payment_idx on payment_dispute (payment_id);
create index payment_dispute_at_idx on payment_dispute (at);

-- Refunds that staff order. Stored before the store is called with the order's id as its key.
create table refund_order (
  id text primary key,
  payment_id text not null references payment (id),
  amount integer not null check (amount > 0),
  reason text not null,
  asked_by text references app_user (id) on delete set null,
  asked_at timestamptz not null,
  -- Of the request, so that one that comes again orders nothing new.
  key text not null,
  state text not null default 'asked' check (state in ('asked', 'sent', 'refused')),
  -- The store's refund, or why it refused.
  ref text,
  refusal text,
  -- When the store is called again; null once it has answered.
  due_at timestamptz,
  unique (asked_by, key),
  check ((state = 'asked') = (due_at is not null))
);
create index refund_order_payment_idx on refund_order (payment_id);
create index refund_order_due_idx on refund_order (due_at) where due_at is not null;

-- Each change of a subscription's state or plan, for its history and for counting renewals that failed.
create table subscription_turn (
  id bigint generated always as identity primary key,
  subscription_id text not null references subscription (id) on delete cascade,
  at timestamptz not null,
  was_state text not null,
  state text not null,
  was_plan text not null,
  plan text not null
);
create index subscription_turn_subscription_idx on subscription_turn (subscription_id, at);
create index subscription_turn_at_idx on subscription_turn (at);

-- What was paid before there were rows for it.
insert into payment (store, environment, ref, user_id, purchase_id, product, amount, currency, refunded, paid_at, due_at)
select store, environment, payment_ref, user_id, id, product, amount, currency, refunded, created_at, now()
  from purchase where payment_ref is not null and state in ('paid', 'refunded', 'disputed');
insert into payment (store, environment, ref, user_id, subscription_id, product, amount, currency, paid_at,
                     period_amount, covers_until, due_at)
select store, environment, payment_ref, user_id, id, plan, amount, currency, coalesce(period_start, created_at),
       amount, paid_until, now()
  from subscription where payment_ref is not null
on conflict do nothing;
insert into payment (store, environment, ref, user_id, subscription_id, product, amount, currency, paid_at,
                     period_amount, due_at)
select distinct on (allowance.payment_ref) store, environment, allowance.payment_ref, subscription.user_id, id, plan, amount,
       currency, given_at, amount, now()
  from allowance join subscription on id = subscription_id
 where allowance.payment_ref is not null order by allowance.payment_ref, given_at
on conflict do nothing;
