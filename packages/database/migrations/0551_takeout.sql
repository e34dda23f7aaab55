-- The archive of everything that a person has: what is in it and where. The archive itself is kept nowhere; it is
-- written while it is downloaded.
create table takeout (
  id uuid primary key,
  user_id text not null references app_user (id) on delete cascade,
  -- Of its pages.
  locale text not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  asked_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  -- Bytes of all files that it will hold, to tell how far it is.
  expected_bytes bigint not null default 0,
  -- Where whoever makes it goes on; null: at the beginning.
  place jsonb,
  entries integer not null default 0,
  content_bytes bigint not null default 0,
  directory_bytes bigint not null default 0,
  check ((state = 'ready') = (expires_at is not null))
);
create index takeout_latest_idx on takeout (user_id, asked_at desc);
create index takeout_expired_idx on takeout (expires_at) where expires_at is not null;

create table takeout_entry (
  takeout_id uuid not null references takeout (id) on delete cascade,
  -- 1, 2, 3 …
  number integer not null,
  name text not null,
  bytes bigint not null,
  crc bigint not null,
  modified timestamptz not null,
  "offset" bigint not null,
  directory_offset bigint not null,
  -- A stored file, or text that is nowhere else.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  mime_type text not null,
  text bytea,
  -- What it is a file of.
  noun text,
  subject_id text,
  primary key (takeout_id, number),
  unique (takeout_id, name),
  check ((hash is null) = (text is not null))
);
create index takeout_entry_offset_idx on takeout_entry (takeout_id, "offset");
create index takeout_entry_directory_idx on takeout_entry (takeout_id, directory_offset);
create index takeout_entry_subject_idx on takeout_entry (takeout_id, subject_id) where subject_id is not null;
create index takeout_entry_hash_idx on takeout_entry (hash) where hash is not null;
