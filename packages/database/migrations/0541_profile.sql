-- Handles that people had before: they lead to them, and are nobody else's, until then.
create table old_handle (
  handle text primary key,
  user_id text not null references app_user (id) on delete cascade,
  until timestamptz not null
);
create index old_handle_user_idx on old_handle (user_id);

-- Does everybody see what this person likes?
alter table app_user add column likes_public boolean not null default false;
create index feed_like_user_latest_idx on feed_like (user_id, created_at desc);

-- The file that a person chose as their picture; everybody may see it, while the work it is of is not restricted.
create table avatar_media (
  user_id text primary key references app_user (id) on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  mime_type text not null,
  creation_id text references creation (id) on delete set null
);
create index avatar_media_hash_idx on avatar_media (hash);
