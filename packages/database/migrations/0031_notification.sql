-- What a person is told. Ended: what it asked for is done. Expired: too late for it. Both stay for the
-- dedupe key's sake and are neither listed nor counted.
create table notification (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('video', 'video fail', 'story', 'story fail', 'music',
    'music fail', 'image', 'image fail', 'challenge', 'badge', 'action')),
  title text not null,
  body text not null,
  href text,
  action_label text,
  action_kind text check (action_kind in ('daily-claim')),
  creation_id text references creation (id) on delete set null,
  dedupe_key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz,
  unique (user_id, dedupe_key),
  check ((kind = 'action') = (action_kind is not null)),
  check ((action_label is null) = (action_kind is null))
);
create index notification_list_idx on notification (user_id, created_at desc, id desc)
  where ended_at is null;
create index notification_unread_idx on notification (user_id)
  where ended_at is null and read_at is null;
create index notification_creation_idx on notification (creation_id) where creation_id is not null;
