-- Sessions that ended because their account was disabled: whoever comes back with one is told that, not just to sign in.
create table suspended_session (
  session_id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  -- Until then a browser may come back with it.
  until timestamptz not null
);
create index suspended_session_user_idx on suspended_session (user_id);
create index suspended_session_until_idx on suspended_session (until);
