-- A proof that whoever has a session is there, for one action of it: asked for, given once, used once.
create table reauthentication (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  session_id text not null,
  -- The operation by its name, and a digest of it with all that is sent to it.
  action text not null,
  digest text not null,
  way text not null check (way in ('provider', 'passkey')),
  -- What the nonce or challenge of the last attempt is made of; null before the first, and once it was answered.
  secret text,
  -- Of a trip to the provider: which, its PKCE verifier, and a hash of what the browser has that set out.
  provider text,
  verifier text,
  browser_hash text,
  failure text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  proved_at timestamptz,
  used_at timestamptz
);
create index reauthentication_user_idx on reauthentication (user_id, created_at);
create index reauthentication_expires_idx on reauthentication (expires_at);
