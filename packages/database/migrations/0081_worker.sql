-- Workers that say every two seconds that they live, each under the key of its presence lock, and what there is
-- to know about them.
create table worker (
  key integer primary key,
  started_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object')
);
