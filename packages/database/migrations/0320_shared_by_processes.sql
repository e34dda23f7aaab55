-- What the processes of a server tell each other and nobody misses after a crash: unlogged, so that writing it costs
-- no disk; Postgres empties it when it was not stopped in order.

-- Which process takes the bytes of an upload in.
create unlogged table upload_lock (
  upload_id text primary key,
  holder uuid not null,
  -- Somebody else waits for it.
  asked_for boolean not null default false,
  held_until timestamptz not null
);

-- What of a limit of requests has been lent to processes within its window.
create unlogged table rate_loan (
  -- A hash of who and where: no address is written down.
  key text primary key,
  lent integer not null,
  ends_at timestamptz not null
);
create index rate_loan_ends_at on rate_loan (ends_at);
