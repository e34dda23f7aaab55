-- The token by which a phone's store names an account. It is secret: whoever knows it can have
-- something bought, and refunded, for that account.
create table store_account (
  user_id text primary key references app_user (id),
  token uuid not null unique
);

-- What was paid for in an app and is nobody's yet: nobody is named and nobody has presented it, it
-- isn't known here, or it doesn't count for the person. What became of it is asked for when it is claimed.
create table unclaimed_purchase (
  store text not null check (store in ('app_store', 'google_play')),
  ref text not null,
  environment text not null check (environment in ('live', 'test', 'simulated')),
  noun text not null check (noun in ('purchase', 'subscription', 'unknown')),
  -- The store's id of the product.
  sku text not null,
  account_token text,
  seen_at timestamptz not null,
  primary key (store, ref)
);
