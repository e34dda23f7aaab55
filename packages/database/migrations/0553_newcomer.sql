-- What new accounts did lately, as far as it is limited by the day. The network is a hash with a secret; rows go after two days.
create table newcomer_use (
  user_id text not null references app_user (id) on delete cascade,
  what text not null,
  -- Names the request: the same one again counts once.
  key text not null,
  network text,
  at timestamptz not null,
  primary key (user_id, what, key)
);
create index newcomer_use_network_idx on newcomer_use (network, what, at) where network is not null;
create index newcomer_use_at_idx on newcomer_use (at);
