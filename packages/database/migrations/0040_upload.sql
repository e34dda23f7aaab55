-- Files people bring along. The bytes that were sent lie in the uploads folder until they are taken in;
-- what became of them lies in the media store, re-encoded.
create table upload (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('image', 'video', 'audio')),
  state text not null default 'uploading'
    check (state in ('uploading', 'checking', 'ready', 'review', 'refused')),
  -- Name on the device it came from; never a path, used for nothing.
  file_name text not null default '',
  bytes bigint not null check (bytes > 0),
  refusal text,
  width integer check (width > 0),
  height integer check (height > 0),
  -- Seconds.
  duration double precision,
  thumbhash text,
  peaks jsonb,
  -- What the safety scan saw, picture by picture.
  scores jsonb not null default '[]' check (jsonb_typeof(scores) = 'array'),
  -- Statement that the person in a photo agrees; made by the upload's owner.
  consent_version text,
  consent_at timestamptz,
  created_at timestamptz not null,
  received_at timestamptz,
  ended_at timestamptz,
  -- Attempts at taking it in; the newest owns it, until its claim runs out.
  attempt integer not null default 0,
  claimed_until timestamptz,
  check ((state = 'refused') = (refusal is not null)),
  check ((state in ('ready', 'review', 'refused')) = (ended_at is not null)),
  check ((consent_version is null) = (consent_at is null))
);
create index upload_own_idx on upload (user_id, created_at desc, id desc);
create index upload_intake_idx on upload (received_at, id) where state = 'checking';
create index upload_sweep_idx on upload (created_at);

create table upload_media (
  upload_id text not null references upload (id) on delete cascade,
  role text not null check (role in ('main', 'poster', 'thumbnail', 'preview')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  mime_type text not null,
  bytes bigint not null check (bytes >= 0),
  width integer,
  height integer,
  duration double precision,
  primary key (upload_id, role)
);
create index upload_media_hash_idx on upload_media (hash);

-- Which files creations that are being made, or may be tried again, still begin with.
create index creation_initial_image_idx on creation ((recipe #>> '{inputs,initialImage,hash}'))
  where status in ('processing', 'failed');
create index creation_initial_video_idx on creation ((recipe #>> '{inputs,initialVideo,hash}'))
  where status in ('processing', 'failed');
