-- The gem ledger. The log (gem_transaction, gem_posting) is the truth and append only; gem_account,
-- gem_lot.remaining, gem_hold and gem_hold_lot are what it adds up to, kept for speed, and a job
-- compares the two (audit).

-- A person's two accounts in one row: the lock of everything that person's gems do.
create table gem_account (
  user_id text primary key references app_user (id),
  available integer not null default 0 check (available >= 0),
  held integer not null default 0 check (held >= 0),
  -- Number of the last transaction.
  sequence integer not null default 0
);

-- One credit: gems of one kind with one end.
create table gem_lot (
  id text primary key,
  user_id text not null references gem_account (user_id),
  kind text not null check (kind in
    ('subscription', 'daily', 'challenge', 'pack', 'booster', 'gift', 'correction', 'refund')),
  amount integer not null check (amount > 0),
  remaining integer not null check (remaining between 0 and amount),
  -- Null: never.
  expires_at timestamptz,
  created_at timestamptz not null
);
create index gem_lot_open_idx on gem_lot (user_id) where remaining > 0;
create index gem_lot_expiry_idx on gem_lot (expires_at, user_id) where remaining > 0;

-- Gems set aside for a creation until it is delivered or not. The id is the receipt's too.
create table gem_hold (
  id text primary key,
  user_id text not null references gem_account (user_id),
  -- No reference: the hold is placed in the transaction that makes the creation, before it.
  creation_id text not null,
  gems integer not null check (gems > 0),
  spent integer not null default 0 check (spent between 0 and gems),
  refunded integer not null default 0 check (refunded between 0 and spent),
  state text not null default 'open' check (state in ('open', 'settled', 'voided')),
  description text not null,
  quoted_at timestamptz,
  quote_explanation text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  resolved_at timestamptz,
  check ((state = 'open') = (resolved_at is null)),
  check (state = 'settled' or spent = 0)
);
create index gem_hold_open_idx on gem_hold (expires_at) where state = 'open';

-- Which lots a hold took from, in burn order.
create table gem_hold_lot (
  hold_id text not null references gem_hold (id),
  position integer not null,
  lot_id text not null references gem_lot (id),
  taken integer not null check (taken > 0),
  spent integer not null default 0 check (spent between 0 and taken),
  refunded integer not null default 0 check (refunded between 0 and spent),
  primary key (hold_id, position),
  unique (hold_id, lot_id)
);

create table gem_transaction (
  id text primary key,
  user_id text not null references gem_account (user_id),
  -- 1, 2, 3 … for each person: the order of the statement.
  sequence integer not null,
  step text not null check (step in ('credit', 'hold', 'settle', 'void', 'refund', 'expire')),
  key text not null,
  -- SHA-256 of what the call asked for: the same key with another body is refused.
  body_hash bytea not null,
  type text check (type in ('credit', 'top_off', 'review_videos')),
  kind text not null check (kind in ('subscription', 'daily', 'challenge', 'pack', 'booster', 'gift',
    'correction', 'spent', 'refund')),
  source text not null check (source in
    ('award', 'prize', 'subscription', 'pack', 'booster', 'create', 'correction')),
  award_kind text check (award_kind in ('daily', 'weekly', 'badge', 'challenge', 'video', 'story',
    'refund', 'signup', 'purchase')),
  -- Change of available + held; 0 for a hold and a void, which are no lines of the statement.
  amount integer not null,
  balance_after integer not null check (balance_after >= 0),
  description text not null,
  hold_id text references gem_hold (id),
  creation_id text,
  at timestamptz not null,
  unique (user_id, key),
  unique (user_id, sequence),
  check ((step = 'credit') = (type is not null)),
  check ((step in ('hold', 'settle', 'void', 'refund')) = (hold_id is not null))
);
create index gem_transaction_statement_idx on gem_transaction (user_id, sequence desc)
  where amount <> 0;
create index gem_transaction_hold_idx on gem_transaction (hold_id, sequence);
-- A hold is placed once and resolved at most once.
create unique index gem_transaction_hold_placed_idx on gem_transaction (hold_id)
  where step = 'hold';
create unique index gem_transaction_hold_resolved_idx on gem_transaction (hold_id)
  where step in ('settle', 'void');

-- Both sides of every movement, each naming the lot whose gems move.
create table gem_posting (
  transaction_id text not null references gem_transaction (id),
  line integer not null,
  account text not null check (account in
    ('available', 'held', 'house_revenue', 'promo', 'prize_pool', 'chargeback')),
  -- Whose: the person for available and held, the challenge for a prize pool, nobody for the house.
  owner text,
  lot_id text not null references gem_lot (id),
  gems integer not null check (gems <> 0),
  primary key (transaction_id, line),
  check ((account in ('available', 'held', 'prize_pool')) = (owner is not null))
);
create index gem_posting_lot_idx on gem_posting (lot_id, account);

create function gem_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger gem_transaction_append_only before update or delete on gem_transaction
  for each row execute function gem_refuse_change();
create trigger gem_posting_append_only before update or delete on gem_posting
  for each row execute function gem_refuse_change();
create trigger gem_transaction_no_truncate before truncate on gem_transaction
  for each statement execute function gem_refuse_change();
create trigger gem_posting_no_truncate before truncate on gem_posting
  for each statement execute function gem_refuse_change();

create function gem_check_sum() returns trigger language plpgsql as $$
declare
  difference bigint;
begin
  select sum(gems) into difference from gem_posting where transaction_id = new.transaction_id;
  if difference <> 0 then
    raise exception 'the postings of % sum to %, not to zero', new.transaction_id, difference
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- At commit, when all lines are there.
create constraint trigger gem_posting_balanced after insert on gem_posting
  deferrable initially deferred for each row execute function gem_check_sum();
