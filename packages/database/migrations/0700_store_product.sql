-- Our products as each store had them when it was last asked: why one is not on sale.
create table store_product (
  store text not null check (store in ('stripe', 'app_store', 'google_play')),
  -- The store's id of the product.
  product text not null,
  state text not null,
  -- What the store calls it.
  raw_state text not null,
  -- When it was first seen in this state.
  since timestamptz not null,
  primary key (store, product)
);
create table store_shelf (
  store text primary key check (store in ('stripe', 'app_store', 'google_play')),
  -- When it last answered, and what went wrong since.
  looked_at timestamptz,
  problem text
);
