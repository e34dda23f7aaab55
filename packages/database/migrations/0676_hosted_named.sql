-- People to whom the owner offers models of services of others, named on the page of services. HOSTED_NAMED may name more.
create table hosted_named (
  user_id text primary key references app_user (id) on delete cascade,
  named_at timestamptz not null,
  named_by text references app_user (id) on delete set null
);
create index hosted_named_by_idx on hosted_named (named_by);
