-- Somebody came with the verified address of an account and a subject that is not its own: until they
-- have signed in with the old one, nothing is made but this.
create table account_join (
  -- SHA-256 of what the browser holds.
  token_hash bytea primary key,
  user_id text not null references app_user (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  -- The person said that the next sign-in shall join both.
  armed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index account_join_user_id_idx on account_join (user_id);
create index account_join_expires_at_idx on account_join (expires_at);
