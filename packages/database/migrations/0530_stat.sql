-- What administration counts, a day at a time (UTC). A day is counted as a whole, again and again until it is over.
create table stat_day (
  metric text not null,
  day date not null,
  -- What the metric is split by; '': by nothing.
  name text not null default '',
  value bigint not null,
  -- How much of the value each part is, where it has parts: a year of them is read at once.
  parts jsonb not null default '{}',
  primary key (metric, day, name)
);

-- When each day was last counted: one that was not counted since it ended is counted once more.
create table stat_counted (
  day date primary key,
  counted_at timestamptz not null
);

-- Who was here on which day: had a session, joined, or ordered a work. Goes with the person; what was counted stays.
create table person_day (
  day date not null,
  user_id text not null references app_user (id) on delete cascade,
  primary key (day, user_id)
);
create index person_day_user_idx on person_day (user_id);

-- What is counted by its day.
create index creation_created_idx on creation (created_at);
create index job_ended_idx on job (ended_at) where ended_at is not null and noun = 'creation' and not background;
create index gem_transaction_at_idx on gem_transaction (at) where amount <> 0;
create index story_piece_created_idx on story_piece (created_at);
