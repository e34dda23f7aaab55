-- What the owner switches off for a while: all switches as they stand after each change. The newest row holds; none: all is open.
create table switch_edit (
  number bigint generated always as identity primary key,
  at timestamptz not null,
  by text references app_user (id) on delete set null,
  sign_ups text not null check (sign_ups in ('open', 'invitation', 'closed')),
  creating boolean not null,
  engines_off text[] not null,
  feed boolean not null,
  read_only boolean not null,
  -- What people are told meanwhile.
  sentence text not null
);

-- Links with which one person each may sign up. Of the code only its hash is kept.
create table invitation (
  id text primary key,
  code_hash text not null unique,
  by text references app_user (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- No reference: who is admitted is written after this, in the same moment.
  used_by text unique,
  used_at timestamptz,
  revoked_at timestamptz,
  check ((used_by is null) = (used_at is null))
);
create index invitation_created_idx on invitation (created_at desc, id);
