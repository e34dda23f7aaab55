-- A sign-in at a social platform that was begun here: once, for ten minutes, by this person. The id is a hash of the state
-- that comes back; the verifier is sealed with a secret that is not in the database.
create table connection_attempt (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  platform text not null,
  flavour text not null,
  sealed text not null,
  expires_at timestamptz not null
);
create index connection_attempt_expires on connection_attempt (expires_at);
create index connection_attempt_user on connection_attempt (user_id);

-- Accounts that a platform offered to somebody who came back, with their sealed tokens, until they chose.
create table connection_offer (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  sealed text not null,
  expires_at timestamptz not null
);
create index connection_offer_expires on connection_offer (expires_at);
create index connection_offer_user on connection_offer (user_id);

-- Accounts at social platforms. A row outlives disconnecting: who connects the same account again has the same connection,
-- so that what was posted to a channel stays known.
create table platform_connection (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  platform text not null check (platform in ('facebook', 'instagram', 'tiktok', 'youtube')),
  flavour text not null check (flavour in ('platform', 'facebook-login', 'instagram-login')),
  -- The platform's own ids, of the account and of who signed in.
  account_id text not null,
  person_id text not null,
  name text not null,
  picture_url text,
  -- Tokens; null once disconnected.
  sealed text,
  access_expires_at timestamptz,
  refresh_expires_at timestamptz,
  state text not null check (state in ('connected', 'expiring', 'needs_reauth', 'revoked')),
  refresh_due_at timestamptz,
  -- Whoever renews the tokens has them alone until then.
  held_until timestamptz,
  connected_at timestamptz not null,
  changed_at timestamptz not null,
  unique (user_id, platform, account_id),
  check ((state = 'revoked') = (sealed is null)),
  check (sealed is not null or (access_expires_at is null and refresh_expires_at is null and refresh_due_at is null))
);
create index platform_connection_due on platform_connection (refresh_due_at) where refresh_due_at is not null;
create index platform_connection_person on platform_connection (platform, person_id);
