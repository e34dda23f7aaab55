-- A work that is published, or will be: one row for each time that somebody asked for it.
create table post (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  creation_id text not null references creation (id) on delete cascade,
  -- The idempotency key of the request, and a hash of what it asked for.
  request_key text not null,
  request_digest text not null,
  -- When it is to be there: the wall clock of a zone, and the moment that follows from them. All null for at once.
  wall_time text,
  zone text,
  due_at timestamptz,
  outcome text not null check (outcome in ('scheduled', 'done', 'fail')),
  -- The post that this one repeats.
  again_of text references post (id) on delete set null,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (user_id, request_key),
  check (num_nulls(wall_time, zone, due_at) in (0, 3)),
  check ((outcome = 'scheduled') = (ended_at is null))
);
create index post_user on post (user_id, created_at desc, id desc);
create index post_user_outcome on post (user_id, outcome, created_at desc, id desc);
create index post_creation on post (creation_id, created_at desc, id desc);
create index post_again on post (again_of) where again_of is not null;

-- A post at one platform. The key holds the platform's own id of the account, not our connection's: a channel that is
-- connected again is the same channel.
create table publication (
  id text primary key,
  post_id text not null references post (id) on delete cascade,
  user_id text not null references app_user (id) on delete cascade,
  platform text not null check (platform in ('facebook', 'instagram', 'tiktok', 'youtube', 'kinora')),
  kind text not null,
  account_id text not null,
  account_name text not null,
  -- 1, and one more each time the owner said that nothing was there.
  occurrence integer not null check (occurrence > 0),
  fields jsonb not null,
  is_ai_made boolean not null,
  -- The file as it is sent; made from the work's where the platform takes another format.
  file_hash text,
  file_mime_type text,
  file_bytes bigint,
  file_is_made boolean not null default false,
  outcome text not null check (outcome in ('scheduled', 'done', 'fail')),
  stage text not null
    check (stage in ('draft', 'scheduled', 'publishing', 'unconfirmed', 'needs_reconnect', 'paused', 'over')),
  -- `prepare` may be repeated; `ready`: only the irreversible call is left; `armed`: it may have been made, and whoever finds
  -- it only asks.
  step text not null check (step in ('prepare', 'ready', 'armed')),
  -- What is needed to go on and to ask, sealed as tokens are.
  sealed_handle text,
  -- True when the platform may be late in saying that an earlier attempt is there.
  is_uncertain boolean not null default false,
  rounds integer not null default 0,
  failures integer not null default 0,
  -- Since when it has been at this step, and since when it has waited for its account.
  step_at timestamptz not null,
  waits_since timestamptz,
  next_at timestamptz,
  -- Why it is not there: a class and code of ours, and the platform's own code, for staff.
  problem_class text,
  problem_code text,
  platform_code text,
  external_id text,
  url text,
  visibility text,
  confirmed_by text check (confirmed_by in ('platform', 'owner')),
  -- What became of it there later.
  afterwards text check (afterwards in ('withdrawn', 'removed')),
  afterwards_reason text,
  afterwards_at timestamptz,
  created_at timestamptz not null,
  armed_at timestamptz,
  ended_at timestamptz,
  unique (platform, account_id, post_id, occurrence),
  check ((outcome = 'scheduled') = (ended_at is null)),
  check ((outcome = 'scheduled') = (stage <> 'over')),
  check ((outcome = 'done') = (confirmed_by is not null)),
  check ((afterwards is null) = (afterwards_at is null)),
  check (afterwards is null or outcome = 'done'),
  check (num_nulls(file_hash, file_mime_type, file_bytes) in (0, 3))
);
create index publication_post on publication (post_id);
create index publication_user_open on publication (user_id) where outcome = 'scheduled';
create index publication_account on publication (platform, account_id, user_id) where outcome = 'scheduled';
create index publication_file on publication (file_hash) where file_is_made;
create index publication_ended on publication (ended_at) where ended_at is not null;
