-- Works that people put together. A work stays on the list when it is no longer shown; who reads the
-- list never learns of it.
create table collection (
  id text primary key,
  user_id text not null references app_user (id),
  title text not null,
  description text not null,
  visibility text not null check (visibility in ('public', 'unlisted', 'private')),
  created_at timestamptz not null,
  request_key text not null,
  request_digest text not null,
  unique (user_id, request_key)
);
create index collection_list on collection (user_id, created_at desc, id desc);

create table collection_work (
  collection_id text not null references collection (id) on delete cascade,
  creation_id text not null references creation (id),
  added_by text not null references app_user (id),
  added_at timestamptz not null,
  primary key (collection_id, creation_id)
);
create index collection_work_list on collection_work (collection_id, added_at desc, creation_id desc);
create index collection_work_creation on collection_work (creation_id, added_at desc);
create index collection_work_added_by on collection_work (added_by, added_at desc);

-- People whom the owner has asked to add to it; they do so once they have accepted.
create table collection_member (
  collection_id text not null references collection (id) on delete cascade,
  user_id text not null references app_user (id),
  invited_at timestamptz not null,
  joined_at timestamptz,
  primary key (collection_id, user_id)
);
create index collection_member_list on collection_member (user_id, collection_id);

-- For who leaves: their name stands in what others are told.
create index notification_collected_by_idx on notification ((params ->> 'by'))
  where code in ('collection.collected', 'collection.invited');
