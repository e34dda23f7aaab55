-- The comment that its owner wants under a post, once that is there.
create table first_comment (
  publication_id text primary key references publication (id) on delete cascade,
  -- due: not sent · armed: it may have been sent, and whoever finds it only asks · there · failed ·
  -- unknown: the platform did not say, and it is not sent again.
  stage text not null default 'due' check (stage in ('due', 'armed', 'there', 'failed', 'unknown')),
  -- When somebody goes on, and until when whoever does has it alone; null when it is over.
  next_at timestamptz,
  -- Times that it was sent, each with the platform's word that nothing is there.
  rounds integer not null default 0,
  failures integer not null default 0,
  armed_at timestamptz,
  problem_class text,
  problem_code text,
  platform_code text,
  check ((next_at is null) = (stage in ('there', 'failed', 'unknown')))
);
create index first_comment_next on first_comment (next_at) where next_at is not null;
