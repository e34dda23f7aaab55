-- Works that stand first on their author's profile. One that is no longer in the feed is not shown.
create table pinned_work (
  creation_id text primary key references creation (id),
  user_id text not null references app_user (id),
  pinned_at timestamptz not null
);
create index pinned_work_list on pinned_work (user_id, pinned_at desc, creation_id desc);
