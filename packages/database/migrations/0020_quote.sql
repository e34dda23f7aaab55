-- Prices shown to a person, each good for one creation within five minutes.
create table quote (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  -- The form with every default resolved, seed included: what is charged is what is made.
  resolved jsonb not null,
  gems integer not null check (gems >= 0),
  explanation text not null,
  price_version integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  creation_id text
);
create index quote_expires_at_idx on quote (expires_at);
