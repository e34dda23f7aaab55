-- What people think of creations, and the ranking it leads to.

create table feed_like (
  creation_id text not null references creation (id) on delete cascade,
  user_id text not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  primary key (creation_id, user_id)
);
create index feed_like_user_idx on feed_like (user_id);

-- Counters, so that a tile never counts rows.
create table feed_reach (
  creation_id text primary key references creation (id) on delete cascade,
  likes integer not null default 0 check (likes >= 0),
  -- The author's own like is shown and does not rank.
  own_likes integer not null default 0 check (own_likes between 0 and 1),
  impressions integer not null default 0 check (impressions >= 0)
);

-- Who has been counted on a day; older days are forgotten. Viewers are people or salted hashes.
create table feed_impression (
  day date not null,
  creation_id text not null references creation (id) on delete cascade,
  viewer_key text not null,
  primary key (day, creation_id, viewer_key)
);
create index feed_impression_creation_idx on feed_impression (creation_id);

-- A ranking never changes once made; the moment is its name.
create table feed_ranking (
  id bigint generated always as identity primary key,
  made_at timestamptz not null unique,
  size integer not null check (size >= 0)
);
create table feed_ranked (
  ranking_id bigint not null references feed_ranking (id) on delete cascade,
  position integer not null,
  creation_id text not null references creation (id) on delete cascade,
  author_id text not null references app_user (id) on delete cascade,
  primary key (ranking_id, position),
  unique (ranking_id, creation_id)
);
create index feed_ranked_creation_idx on feed_ranked (creation_id);
create index feed_ranked_author_idx on feed_ranked (author_id);

create index creation_feed_author_idx on creation (user_id, published_at desc, id desc)
  where status is null and not private and not hidden and not moderator_hidden and in_feed;

create extension if not exists pg_trgm;
create index creation_words_idx on creation using gin (to_tsvector('english', prompt))
  where status is null and not private and not hidden and not moderator_hidden and in_feed;
create index creation_trigrams_idx on creation using gin (prompt gin_trgm_ops)
  where status is null and not private and not hidden and not moderator_hidden and in_feed;
