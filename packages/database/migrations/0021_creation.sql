-- What people made. A finished, usable creation has no status.
create table creation (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('video', 'music', 'story', 'image')),
  type text not null check (type in ('text-to-video', 'face-to-video', 'photo-to-video',
    'text-image-to-video', 'text-to-image', 'text-to-story', 'video-upload')),
  status text check (status in ('processing', 'failed', 'deleted', 'review', 'scheduled', 'rejected')),
  -- Where restoring from the trash leads; meaningful only while status is 'deleted'.
  status_before_deletion text
    check (status_before_deletion in ('failed', 'review', 'scheduled', 'rejected')),
  prompt text not null,
  model text not null,
  style text not null,
  aspect_ratio text not null check (aspect_ratio in ('1:1', '9:16', '16:9')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Seconds; null for pictures.
  duration double precision,
  recipe jsonb not null check (jsonb_typeof(recipe) = 'object'),
  notices jsonb not null default '[]' check (jsonb_typeof(notices) = 'array'),
  failure_class text check (failure_class in ('engine', 'timeout', 'lost', 'refused', 'cancelled')),
  private boolean not null default false,
  hidden boolean not null default false,
  moderator_hidden boolean not null default false,
  in_feed boolean not null default false,
  thumbhash text,
  gems_held integer not null default 0 check (gems_held >= 0),
  gems_settled integer not null default 0 check (gems_settled >= 0),
  gems_refunded integer not null default 0 check (gems_refunded >= 0),
  price_version integer not null,
  parent_id text references creation (id) on delete set null,
  -- Seeded demo content: made at the lowest priority, paid by the house.
  background boolean not null default false,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- First time in the feed; never changes afterwards.
  published_at timestamptz,
  deleted_at timestamptz,
  purged_at timestamptz,
  check ((status = 'deleted') = (deleted_at is not null))
);
create index creation_library_idx on creation (user_id, created_at desc, id desc)
  where status is distinct from 'deleted';
create index creation_trash_idx on creation (user_id, deleted_at desc, id desc)
  where status = 'deleted' and purged_at is null;
create index creation_purge_idx on creation (deleted_at) where status = 'deleted' and purged_at is null;
create index creation_feed_idx on creation (published_at desc, id desc)
  where status is null and not private and not hidden and not moderator_hidden and in_feed;
create index creation_parent_id_idx on creation (parent_id) where parent_id is not null;

create function keep_first_publication() returns trigger language plpgsql as $$
begin
  if old.published_at is not null and new.published_at is distinct from old.published_at then
    raise exception 'published_at is written once';
  end if;
  return new;
end $$;
create trigger creation_published_at_once before update on creation
  for each row execute function keep_first_publication();

-- Everything that ever happened to a creation, appended only.
create table creation_event (
  id bigint generated always as identity primary key,
  creation_id text not null references creation (id) on delete cascade,
  -- Null: the service itself.
  actor_id text references app_user (id) on delete set null,
  role text not null check (role in ('user', 'moderator', 'admin', 'owner', 'system')),
  action text not null,
  reason text,
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null,
  request_id text
);
create index creation_event_creation_id_idx on creation_event (creation_id, id);

-- Files of a creation; the bytes live in the media store under their hash.
create table creation_media (
  creation_id text not null references creation (id) on delete cascade,
  role text not null check (role in ('main', 'poster', 'thumbnail', 'preview', 'download')),
  label text not null default '',
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  mime_type text not null,
  bytes bigint not null check (bytes >= 0),
  width integer,
  height integer,
  duration double precision,
  primary key (creation_id, role, label)
);
create index creation_media_hash_idx on creation_media (hash);

-- Requests to create, by the key their sender gave them: the same key never makes two creations.
create table creation_request (
  user_id text not null references app_user (id) on delete cascade,
  key text not null,
  body_digest text not null,
  creation_id text not null
    references creation (id) on delete cascade deferrable initially deferred,
  at timestamptz not null,
  primary key (user_id, key)
);
