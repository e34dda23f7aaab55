-- Stories: the board, what can be undone, and the pieces that were made of it, known by what goes into
-- them. A finished film is a creation like any other.
create table story (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  -- Raised with every change of the board: whoever edits says which version they edited.
  version integer not null default 0,
  -- Place among the revisions; undo goes down, redo up.
  position integer not null default 0,
  prompt text not null,
  -- Null while the script is being written, or when it could not be.
  board jsonb check (jsonb_typeof(board) = 'object'),
  -- What locked scenes depend on, as it was when they were locked.
  kept jsonb not null default '{}' check (jsonb_typeof(kept) = 'object'),
  -- Newest piece of every scene and stage, perhaps stale.
  latest jsonb not null default '{}' check (jsonb_typeof(latest) = 'object'),
  -- Sentences of the pieces that could not be made, by key.
  failures jsonb not null default '{}' check (jsonb_typeof(failures) = 'object'),
  -- Why the last work ended without success.
  failure text,
  -- How far to go without asking, and the gems left for it.
  until text check (until in ('script', 'pictures', 'preview', 'render')),
  spend_left integer not null default 0 check (spend_left >= 0),
  render_creation_id text references creation (id) on delete set null,
  -- Digest of the board that was rendered.
  render_digest text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index story_list_idx on story (user_id, updated_at desc, id desc);
create index story_render_idx on story (render_creation_id) where render_creation_id is not null;

create table story_revision (
  story_id text not null references story (id) on delete cascade,
  position integer not null,
  board jsonb not null,
  kept jsonb not null,
  at timestamptz not null,
  primary key (story_id, position)
);

-- Made once, never again: the row is the memo.
create table story_piece (
  story_id text not null references story (id) on delete cascade,
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in
    ('picture', 'narration', 'own-narration', 'motion', 'caption', 'score', 'assembly')),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- The job that made it, and whether it was settled: what was cancelled before is charged again.
  job_id uuid,
  paid boolean not null default false,
  created_at timestamptz not null,
  primary key (story_id, key)
);
create table story_piece_file (
  story_id text not null,
  key text not null,
  -- A recording that was cut to its scenes has several main files, in the order of the scenes.
  place integer not null,
  role text not null check (role in ('main', 'thumbnail', 'poster', 'preview', 'vtt', 'srt')),
  name text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  mime_type text not null,
  bytes bigint not null check (bytes >= 0),
  width integer,
  height integer,
  duration double precision,
  primary key (story_id, key, place),
  foreign key (story_id, key) references story_piece (story_id, key) on delete cascade
);
create index story_piece_file_hash_idx on story_piece_file (hash);

-- Requests that spend, by the key their sender gave them.
create table story_request (
  user_id text not null references app_user (id) on delete cascade,
  key text not null,
  body_digest text not null,
  story_id text not null references story (id) on delete cascade deferrable initially deferred,
  at timestamptz not null,
  primary key (user_id, key)
);

-- One queue for creations and stories, so that both take turns with both.
alter table creation_job rename to job;
alter index creation_job_pkey rename to job_pkey;
alter index creation_job_one_at_work_idx rename to job_one_at_work_idx;
alter index creation_job_creation_id_idx rename to job_creation_id_idx;
alter index creation_job_queue_idx rename to job_queue_idx;
alter index creation_job_user_idx rename to job_user_idx;
alter index creation_job_turn_idx rename to job_turn_idx;
alter table job alter column creation_id drop not null;
alter table job add column story_id text references story (id) on delete cascade;
-- What is asked of a story: plain JSON.
alter table job add column work jsonb check (jsonb_typeof(work) = 'object');
-- Scenes and stages of a story that are being made.
alter table job add column at_work jsonb not null default '[]' check (jsonb_typeof(at_work) = 'array');
alter table job add constraint job_subject_check check (num_nonnulls(creation_id, story_id) = 1);
alter table job add constraint job_of_story_check check ((story_id is null) = (work is null));
create unique index job_one_at_story_idx on job (story_id) where ended_at is null;
create index job_story_id_idx on job (story_id, queued_at) where story_id is not null;

-- Gems set aside for work on a story.
alter table gem_hold alter column creation_id drop not null;
alter table gem_hold add column story_id text;
alter table gem_hold add constraint gem_hold_subject_check
  check (num_nonnulls(creation_id, story_id) = 1);
alter table gem_transaction add column story_id text;
