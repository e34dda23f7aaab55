-- Whose works and comments somebody no longer wants to see. It works one way, and nobody is told.
create table mute (
  muter_id text not null references app_user (id),
  muted_id text not null references app_user (id),
  since timestamptz not null,
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index mute_muted on mute (muted_id);
create index mute_list on mute (muter_id, since desc, muted_id desc);
