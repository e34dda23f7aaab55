-- Who follows whom.
create table follow (
  follower_id text not null references app_user (id),
  followed_id text not null references app_user (id),
  since timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follow_followed_idx on follow (followed_id, follower_id);
