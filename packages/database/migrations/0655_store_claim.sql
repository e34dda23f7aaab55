-- What was granted, while its store waits to hear that: Google gives the money back after three days.
create table store_claim (
  noun text not null check (noun in ('purchase', 'subscription')),
  id text not null,
  -- When it was paid.
  paid_at timestamptz not null,
  -- When the store is to be told, the next time.
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (noun, id)
);
create index store_claim_due_idx on store_claim (due_at);

-- Until when a store was asked what went back there.
create table store_look (
  store text primary key,
  looked_at timestamptz not null
);
