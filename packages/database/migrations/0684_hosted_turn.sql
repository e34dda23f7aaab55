-- Orders that wait for their turn at a service, because as many as it may have at once are there already.
create table hosted_turn (
  -- The key that the order will have.
  order_key uuid primary key,
  provider text not null,
  endpoint text not null,
  user_id text not null references app_user (id) on delete cascade,
  since timestamptz not null,
  -- When it is given up.
  until timestamptz not null,
  -- When it last asked for its turn; one that no longer asks was given up or cancelled.
  asked_at timestamptz not null
);
create index hosted_turn_provider_idx on hosted_turn (provider, asked_at);
create index hosted_turn_user_idx on hosted_turn (user_id);
