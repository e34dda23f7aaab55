-- Keys of the staff (WebAuthn) that are asked for instead of a trip to the provider.
create table passkey (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user_idx on passkey (user_id);

-- The challenge with which a session may add one; used once.
create table passkey_offer (
  user_id text not null references app_user (id) on delete cascade,
  session_id text not null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (user_id, session_id)
);

-- What the owner demands of the staff: one row or none.
create table staff_rule (
  single boolean primary key default true check (single),
  passkey_needed boolean not null
);
