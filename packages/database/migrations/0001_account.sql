-- People and how they prove who they are. app_user is better-auth's user table under our names; the
-- auth_* tables are better-auth's too (packages/identity maps the columns; a test compares the two).

create table app_user (
  id text primary key,
  handle text not null unique check (handle ~ '^[a-z0-9_]{3,30}$'),
  display_name text not null,
  -- Personal data; null once a person is erased.
  email text unique,
  email_verified boolean not null default false,
  avatar_url text,
  bio text not null default '',
  role text not null default 'user' check (role in ('user', 'moderator', 'admin', 'owner')),
  tier text not null default 'free' check (tier in ('free', 'basic', 'pro')),
  social_plan text not null default 'free'
    check (social_plan in ('free', 'professional_social_plan', 'business_social_plan')),
  -- What differs from the default settings of the contracts.
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  -- Null until the gems of signing up are in the ledger.
  signup_awarded_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references app_user (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_account_user_id_idx on auth_account (user_id);

create table auth_session (
  id text primary key,
  expires_at timestamptz not null,
  -- Worth nothing without the signature that only the server's secret makes.
  token text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ip_address text,
  user_agent text,
  user_id text not null references app_user (id) on delete cascade
);
create index auth_session_user_id_idx on auth_session (user_id);

create table auth_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verification_identifier_idx on auth_verification (identifier);

create table auth_jwks (
  id text primary key,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  alg text,
  crv text
);

create table auth_rate_limit (
  id text primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- Refresh credentials that were exchanged for a newer one. Presenting one again ends its session.
create table retired_session_token (
  token_hash bytea primary key,
  session_id text not null references auth_session (id) on delete cascade,
  successor_hash bytea not null,
  attempt_hash bytea,
  -- When the answer with the successor left the server; null: it never did.
  answered_at timestamptz
);
create index retired_session_token_session_id_idx on retired_session_token (session_id);

-- Nonces handed to native apps; consuming one deletes it, so an id token signs in once.
create table native_nonce (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);

create table personal_access_token (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  scopes text[] not null check (scopes <@ array['read', 'create', 'publish']),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index personal_access_token_user_id_idx on personal_access_token (user_id);
