-- Identities of sign-in providers that got sign-up gems: each once, for ever. Of an identity only a salted hash is kept, also after its
-- account was deleted. The salt is here and not a secret of the environment, because it must outlive every change of those.
create table sign_up_salt (
  single boolean primary key default true check (single),
  salt bytea not null
);
insert into sign_up_salt (salt)
  values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

create table sign_up_identity (
  hash bytea primary key,
  at timestamptz not null
);
insert into sign_up_identity (hash, at)
  select sha256(salt || convert_to(provider_id || chr(10) || account_id, 'UTF8')), signup_awarded_at
    from sign_up_salt, auth_account join app_user on app_user.id = user_id
   where signup_awarded_at is not null;

-- The installation of the app that a request came from, hashed like the network.
alter table newcomer_use add column installation text;
create index newcomer_use_installation_idx on newcomer_use (installation, what, at) where installation is not null;
